import Testing
import UIKit

/// Methods that are called by their selectors.
@Suite(.app) @MainActor struct DelayedCallTests {
    @MainActor final class Finder: NSObject {
        var log: [String] = []
        func search() { log.append("search") }
        func find(_ word: NSString) { log.append(word as String) }
        func maybe(_ word: NSString?) { log.append(word.map { $0 as String } ?? "nothing") }
        static let searching = Selector("search", Finder.search)
        static let finding = Selector("find:", Finder.find(_:))
        static let maybes = Selector("maybe:", Finder.maybe(_:))
    }

    @Test func aMethodIsCalledAtOnce() {
        let finder = Finder()
        finder.perform(Finder.searching)
        finder.perform(Finder.finding, with: "word")
        finder.perform(Finder.maybes, with: nil)
        #expect(finder.log == ["search", "word", "nothing"])
        #expect(reported { finder.perform(Finder.finding, with: 5) } == ["perform.selector"])
    }

    @Test func aMethodIsCalledLaterAndOnce() throws {
        let stage = try Stage()
        defer { stage.end() }
        let finder = Finder()
        finder.perform(Finder.finding, with: "a", afterDelay: 0.5)
        finder.perform(Finder.searching, with: nil, afterDelay: 0)
        #expect(finder.log.isEmpty)
        stage.advance(2)
        #expect(finder.log == ["search"])
        stage.advance(25)
        #expect(finder.log == ["search"])
        stage.advance(10)
        #expect(finder.log == ["search", "a"])
        stage.advance(60)
        #expect(finder.log.count == 2)
    }

    /// A search field uses this to wait until the user has stopped typing.
    @Test func pendingCallsAreCancelled() throws {
        let stage = try Stage()
        defer { stage.end() }
        let (finder, other) = (Finder(), Finder())
        for _ in 0..<5 {
            NSObject.cancelPreviousPerformRequests(withTarget: finder, selector: Finder.searching, object: nil)
            finder.perform(Finder.searching, with: nil, afterDelay: 0.3)
            stage.advance(5)
        }
        #expect(finder.log.isEmpty)
        stage.advance(30)
        #expect(finder.log == ["search"])
        finder.perform(Finder.finding, with: "a", afterDelay: 0.1)
        finder.perform(Finder.finding, with: "b", afterDelay: 0.1)
        other.perform(Finder.finding, with: "a", afterDelay: 0.1)
        NSObject.cancelPreviousPerformRequests(withTarget: finder, selector: Finder.finding, object: NSString("a"))
        NSObject.cancelPreviousPerformRequests(withTarget: finder, selector: Finder.finding, object: nil)
        stage.advance(30)
        #expect(finder.log == ["search", "b"] && other.log == ["a"])
        finder.perform(Finder.finding, with: "c", afterDelay: 0.1)
        other.perform(Finder.searching, with: nil, afterDelay: 0.1)
        Finder.cancelPreviousPerformRequests(withTarget: finder)
        stage.advance(30)
        #expect(finder.log == ["search", "b"] && other.log == ["a", "search"])
    }

    @Test func theTargetOfAPendingCallIsRetainedAndThenReleased() throws {
        let stage = try Stage()
        defer { stage.end() }
        weak var gone: Finder?
        do {
            let finder = Finder()
            gone = finder
            finder.perform(Finder.searching, with: nil, afterDelay: 0.1)
        }
        #expect(gone != nil)
        stage.advance(20)
        #expect(gone == nil)
        do {
            let finder = Finder()
            gone = finder
            finder.perform(Finder.searching, with: nil, afterDelay: 5)
            NSObject.cancelPreviousPerformRequests(withTarget: finder)
        }
        stage.advance(20)
        #expect(gone == nil)
    }
}
