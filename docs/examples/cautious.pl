#!/usr/bin/perl
# A player for `mazzo arena` in the Perl that every Debian has; it plays both games.
#
#     mazzo arena rubamazzo easy "cmd:perl docs/examples/cautious.pl" --games 1000
#
# docs/bots.md describes the protocol: one JSON object a line, both ways.
use strict;
use warnings;
use JSON::PP;

$| = 1;    # every answer leaves at once

my %points = (A => 1, T => 10, J => 10, Q => 10, K => 10);

sub rubamazzo {
    my ($view, $move) = @_;
    return 2 + $view->{piles}[1 - $view->{seat}] if $move =~ /^steal/;
    return 2 if $move =~ / takes /;
    my ($rank) = $move =~ /^play (.)/;    # a card met more often is safer to leave lying
    return scalar(grep { substr($_, 0, 1) eq $rank } @{ $view->{seen} }) / 4;
}

sub rummy {
    my ($view, $move) = @_;
    return 30 + length $move if $move =~ /^(meld|lay)/;
    return $move eq 'draw @stock' ? 1 : 0 if $move =~ /^draw/;
    my ($rank) = $move =~ /^discard (.)/;
    return $points{$rank} || $rank;
}

my %worth = (rubamazzo => \&rubamazzo, rummy => \&rummy);

while (my $line = <STDIN>) {
    my $message = decode_json($line);
    if ($message->{type} eq 'hello') {
        print encode_json({ type => 'ready', name => 'cautious' }), "\n";
    }
    elsif ($message->{type} eq 'move') {
        my $view  = $message->{view};
        my $worth = $worth{ $view->{game} };
        my ($best) = sort { $worth->($view, $b) <=> $worth->($view, $a) } @{ $view->{moves} };
        print encode_json({ move => $best }), "\n";
    }
}
