import Platform
import Testing

@testable import CaretTesting
@testable import UIKitCore

/// The caret, the selection and the touches of a custom text: letters in one line, 10 points wide and 20 high.
@MainActor @Suite(.app) struct TextInteractionTests {
    private typealias Place = TextInputKeyHandlerTests.Place
    private typealias Span = TextInputKeyHandlerTests.Span

    private final class Line: TextInputKeyHandlerTests.Note {
        override func caretRect(for position: UITextPosition) -> CGRect {
            CGRect(x: CGFloat((position as? Place)?.offset ?? 0) * 10, y: 0, width: 2, height: 20)
        }
        override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
            guard let range = (range as? Span)?.range else { return [] }
            let box = CGRect(x: CGFloat(range.lowerBound) * 10, y: 0, width: CGFloat(range.count) * 10, height: 20)
            return [EditorSelectionRect(box, isFirst: true, isLast: true)]
        }
        override func closestPosition(to point: CGPoint) -> UITextPosition? {
            Place(min(max(0, Int((point.x / 10).rounded())), letters.count))
        }
    }

    private final class Owner: NSObject, UITextInteractionDelegate {
        var log: [String] = []
        var agrees = true
        func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { agrees }
        func interactionWillBegin(_ interaction: UITextInteraction) { log.append("begins") }
        func interactionDidEnd(_ interaction: UITextInteraction) { log.append("ended") }
    }

    private struct Shown {
        let app: TestApp
        let line: TextInputKeyHandlerTests.Note
        let interaction: UITextInteraction
        let stage: TextInputSelectionView

        @MainActor var marks: [CGRect] {
            stage.subviews.filter { !($0 is CaretView) && !($0 is TextHandle) && !$0.isHidden }.map(\.frame)
        }
        @MainActor var caret: CGRect? { stage.subviews.first { $0 is CaretView && !$0.isHidden }?.frame }
        @MainActor var handles: [CGRect] { stage.subviews.filter { $0 is TextHandle && !$0.isHidden }.map(\.frame) }
    }

    private func launched(_ text: String, _ mode: UITextInteraction.Mode = .editable) async throws -> Shown {
        let line = Line(frame: CGRect(x: 20, y: 100, width: 300, height: 20))
        line.insertText(text)
        let interaction = UITextInteraction(for: mode)
        interaction.textInput = line
        line.addInteraction(interaction)
        let app = try await TestApp.launch(
            showing: {
                let controller = UIViewController()
                controller.view.addSubview(line)
                return controller
            }, on: .standard.scale(1))
        try await app.settle()
        return Shown(app: app, line: line, interaction: interaction, stage: try #require(line.subviews.first as? TextInputSelectionView))
    }

    private func touch(_ shown: Shown, _ phase: PointerEvent.Phase, _ x: CGFloat, _ kind: PointerEvent.Kind = .touch, y: CGFloat = 10) async
    {
        let place = CGPoint(x: 20 + x, y: 100 + y)
        shown.app.send(
            .pointer(PointerEvent(id: kind == .mouse ? 0 : 5, kind: kind, phase: phase, location: place, timestamp: shown.app.clock.now)))
        await shown.app.advance(by: .milliseconds(40))
    }

    private func tap(_ shown: Shown, _ x: CGFloat) async {
        await touch(shown, .began, x)
        await touch(shown, .ended, x)
    }

    @Test func aTapMovesTheCaretAndADoubleTapSelectsAWord() async throws {
        let shown = try await launched("one two six")
        #expect(shown.caret == nil && shown.line.inputDelegate === shown.interaction)
        await tap(shown, 52)
        #expect(shown.line.isFirstResponder && shown.line.selection == 5..<5)
        #expect(shown.caret == CGRect(x: 50, y: 0, width: 2, height: 20) && shown.marks.isEmpty)
        await tap(shown, 52)
        #expect(shown.line.selection == 4..<7 && shown.caret == nil)
        #expect(shown.marks == [CGRect(x: 40, y: 0, width: 30, height: 20)] && shown.handles.count == 2)
    }

    @Test func handlesAreDragged() async throws {
        let shown = try await launched("one two six")
        await tap(shown, 52)
        await tap(shown, 52)
        await shown.app.advance(by: .milliseconds(800))
        await touch(shown, .began, 71, y: 18)
        await touch(shown, .moved, 100, y: 18)
        await touch(shown, .ended, 100, y: 18)
        #expect(shown.line.selection == 4..<10)
        await shown.app.advance(by: .milliseconds(800))
        await touch(shown, .began, 40, y: 2)
        await touch(shown, .moved, 10, y: 2)
        await touch(shown, .ended, 10, y: 2)
        #expect(shown.line.selection == 1..<10)
    }

    @Test func aMouseSelectsAsItMoves() async throws {
        let shown = try await launched("one two six")
        await touch(shown, .began, 20, .mouse)
        await touch(shown, .moved, 60, .mouse)
        #expect(shown.line.selection == 2..<6 && shown.handles.isEmpty)
        await touch(shown, .moved, 10, .mouse)
        await touch(shown, .ended, 10, .mouse)
        #expect(shown.line.selection == 1..<2)
    }

    @Test func aTouchThatRestsCarriesTheCaretOrSelects() async throws {
        let shown = try await launched("one two six")
        await touch(shown, .began, 20)
        await shown.app.advance(by: .milliseconds(600))
        await touch(shown, .moved, 80)
        #expect(shown.line.selection == 8..<8)
        await touch(shown, .ended, 80)
        let other = try await launched("one two six", .nonEditable)
        await touch(other, .began, 52)
        await other.app.advance(by: .milliseconds(600))
        #expect(other.line.selection == 4..<7)
        await touch(other, .ended, 52)
        await other.app.advance(by: .milliseconds(800))
        await tap(other, 10)
        #expect(other.line.selection == 1..<1 && other.caret == nil, "who cannot type needs no caret")
    }

    @Test func theDelegateDecidesAndIsNotified() async throws {
        let (shown, owner) = (try await launched("one two six"), Owner())
        shown.interaction.delegate = owner
        await tap(shown, 52)
        #expect(owner.log == ["begins", "ended"])
        owner.agrees = false
        await shown.app.advance(by: .milliseconds(800))
        await tap(shown, 10)
        #expect(shown.line.selection == 5..<5 && owner.log.count == 2)
    }

    @Test func theReportedSelectionIsShown() async throws {
        let shown = try await launched("one two six")
        await tap(shown, 52)
        shown.line.selection = 0..<3
        shown.line.inputDelegate?.selectionDidChange(shown.line)
        try await shown.app.settle()
        #expect(shown.marks == [CGRect(x: 0, y: 0, width: 30, height: 20)])
        await shown.app.press(.right)
        await shown.app.type("x")
        #expect(shown.line.letters.count == 12 && shown.caret == CGRect(x: 40, y: 0, width: 2, height: 20), "keys are followed, too")
        shown.line.resignFirstResponder()
        try await shown.app.settle()
        #expect(shown.marks.isEmpty && shown.caret == nil)
        shown.line.removeInteraction(shown.interaction)
        #expect(shown.line.subviews.isEmpty && shown.line.inputDelegate == nil && shown.line.gestureRecognizers?.isEmpty != false)
    }
}
