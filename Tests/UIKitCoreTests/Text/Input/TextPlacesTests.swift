import CoreGraphics
import Testing

@testable import UIKitCore

/// Positions in texts, and notifications of their changes.
@MainActor @Suite(.app) struct TextPlacesTests {
    private func view(_ text: String, width: CGFloat = 120, height: CGFloat = 80) -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        view.font = .systemFont(ofSize: 16)
        view.text = text
        view.layoutIfNeeded()
        return view
    }

    private static let long = "one two three four five six seven eight nine ten"

    private func place(_ view: UITextView, _ offset: Int) throws -> UITextPosition {
        try #require(view.position(from: view.beginningOfDocument, offset: offset))
    }

    @Test func linesAreThoseOfTheLayout() throws {
        let view = view(Self.long)
        let start = view.beginningOfDocument
        let end = try #require(view.tokenizer.position(from: start, toBoundary: .line, inDirection: .storage(.forward)))
        let first = view.offset(from: start, to: end)
        #expect(first > 3 && first < Self.long.count)
        let range = try #require(view.tokenizer.rangeEnclosingPosition(start, with: .line, inDirection: .storage(.forward)))
        #expect(view.offset(from: range.start, to: range.end) == first)
        // Further on, both ends are those of another line.
        let inside = try place(view, first + 2)
        let second = try #require(view.tokenizer.rangeEnclosingPosition(inside, with: .line, inDirection: .storage(.forward)))
        #expect(view.offset(from: start, to: second.start) == first)
        #expect(view.tokenizer.isPosition(second.start, atBoundary: .line, inDirection: .storage(.backward)))
        #expect(!view.tokenizer.isPosition(inside, atBoundary: .line, inDirection: .storage(.backward)))
        let whole = try #require(view.tokenizer.rangeEnclosingPosition(inside, with: .paragraph, inDirection: .storage(.forward)))
        #expect(view.offset(from: whole.start, to: whole.end) == Self.long.count)
    }

    @Test func selectionRectanglesAreLineByLine() throws {
        let view = view(Self.long)
        let all = try #require(view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
        let first = view.firstRect(for: all)
        let rects = view.selectionRects(for: all)
        #expect(rects.count > 1 && rects.first?.rect == first)
        #expect(rects.first?.containsStart == true && rects.last?.containsEnd == true)
        #expect(zip(rects, rects.dropFirst()).allSatisfy { $0.rect.minY <= $1.rect.minY })
        let caret = view.caretRect(for: view.beginningOfDocument)
        #expect(abs(caret.minX - first.minX) < 1 && abs(caret.minY - first.minY) < 1)
    }

    @Test func theNearestPositionOfARangeIsInIt() throws {
        let view = view(Self.long)
        let range = try #require(view.textRange(from: try place(view, 4), to: try place(view, 7)))
        for (point, offset) in [(CGPoint.zero, 4), (CGPoint(x: 100, y: 500), 7)] {
            let found = try #require(view.closestPosition(to: point, within: range))
            #expect(view.offset(from: view.beginningOfDocument, to: found) == offset)
        }
    }

    @Test func aPositionIsExtendedToAnEnd() throws {
        let view = view("one\ntwo", width: 300)
        let inside = try place(view, 5)
        let right = try #require(view.characterRange(byExtending: inside, in: .right))
        #expect(view.text(in: right) == "wo")
        let left = try #require(view.characterRange(byExtending: inside, in: .left))
        #expect(view.text(in: left) == "t")
    }

    @Test func hugeOffsetsEndAtTheText() throws {
        let view = view(Self.long + String(repeating: "\nmore", count: 40))
        view.scrollRangeToVisible(NSRange(location: 3, length: Int.max))
        view.scrollRangeToVisible(NSRange(location: Int.max - 1, length: Int.max))
        #expect(view.contentOffset.y > 100)
        for distance in [Int.min, Int.max] {
            #expect(view.position(from: view.beginningOfDocument, in: .right, offset: distance) == nil)
            #expect(view.position(from: view.beginningOfDocument, in: .down, offset: distance) == nil)
        }
    }

    @Test func aRangeIsScrolledToByTheShortestWay() throws {
        let view = view((0..<40).map { "line \($0)" }.joined(separator: "\n"), width: 300)
        let last = (view.text as NSString).range(of: "line 39")
        view.scrollRangeToVisible(last)
        let bottom = view.contentOffset.y
        #expect(bottom > 200)
        view.scrollRangeToVisible((view.text as NSString).range(of: "line 38"))
        #expect(view.contentOffset.y == bottom)
        view.scrollRangeToVisible(NSRange(location: 0, length: 4))
        #expect(view.contentOffset.y < 20)
    }

    private final class Log: NSObject, UITextInputDelegate {
        var lines: [String] = []
        func selectionWillChange(_ textInput: (any UITextInput)?) { lines.append("selection will") }
        func selectionDidChange(_ textInput: (any UITextInput)?) { lines.append("selection did") }
        func textWillChange(_ textInput: (any UITextInput)?) { lines.append("text will") }
        func textDidChange(_ textInput: (any UITextInput)?) { lines.append("text did") }
    }

    @Test func theInputDelegateIsNotifiedOfWhatProgramsChange() throws {
        let (view, log) = (view("abc"), Log())
        view.inputDelegate = log
        view.selectedRange = NSRange(location: 1, length: 1)
        #expect(log.lines == ["selection will", "selection did"])
        log.lines = []
        view.text = "other"
        #expect(log.lines == ["text will", "text did"])
        log.lines = []
        view.insertText("typed")
        #expect(log.lines.isEmpty)
    }
}
