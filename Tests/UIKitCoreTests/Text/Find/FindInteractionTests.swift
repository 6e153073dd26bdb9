import Platform
import Testing

@testable import CaretTesting
@testable import UIKitCore

/// Searches in a text by the find bar.
@MainActor @Suite(.app) struct FindInteractionTests {
    private func launched(_ text: String) async throws -> (app: TestApp, view: UITextView) {
        let view = UITextView()
        let app = try await TestApp.launch(
            showing: {
                let controller = UIViewController()
                controller.view.backgroundColor = .systemBackground
                view.frame = CGRect(x: 0, y: 60, width: 390, height: 700)
                controller.view.addSubview(view)
                return controller
            }, on: .standard.scale(1))
        view.text = text
        view.font = .systemFont(ofSize: 17)
        view.isFindInteractionEnabled = true
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 0, length: 0)
        try await app.settle()
        return (app, view)
    }

    private func bar(_ view: UITextView) -> FindBar? { view.window?.subviews.compactMap { $0 as? FindBar }.first }
    private func count(_ app: TestApp, _ view: UITextView) -> String? {
        bar(view)?.subviews.compactMap { $0 as? UILabel }.first { $0.accessibilityIdentifier == "FindCount" }?.text
    }

    @Test func controlAndFShowsTheBarAndTypingSearches() async throws {
        let (app, view) = try await launched("One two one three ONE")
        let interaction = try #require(view.findInteraction)
        #expect(!interaction.isFindNavigatorVisible && interaction.activeFindSession == nil)
        await app.press("f", modifiers: .control)
        try await app.settle()
        #expect(interaction.isFindNavigatorVisible && bar(view)?.search.isFirstResponder == true)
        await app.type("one")
        try await app.settle()
        #expect(interaction.searchText == "one" && view.editor.findResults.ranges == [0..<3, 8..<11, 18..<21])
        #expect(view.editor.findResults.current == 0 && count(app, view) == "1 of 3")
        await app.press(.return)
        #expect(view.editor.findResults.current == 1 && count(app, view) == "2 of 3")
        await app.press("g", modifiers: .control)
        await app.press("g", modifiers: .control)
        #expect(view.editor.findResults.current == 0, "the first follows the last")
        await app.press("g", modifiers: [.control, .shift])
        #expect(view.editor.findResults.current == 2)
        await app.press(.escape)
        try await app.settle()
        #expect(!interaction.isFindNavigatorVisible && bar(view) == nil && view.isFirstResponder)
        #expect(view.editor.findResults == FindResults() && interaction.searchText == "one" && view.contentInset.bottom == 0)
    }

    @Test func withoutPermissionNothingIsSearched() async throws {
        let (app, view) = try await launched("One")
        view.isFindInteractionEnabled = false
        #expect(view.findInteraction == nil)
        await app.press("f", modifiers: .control)
        try await app.settle()
        #expect(bar(view) == nil)
    }

    @Test func resultsAreReplacedOneByOneOrAllAtOnce() async throws {
        let (app, view) = try await launched("cat dog cat dog cat")
        let interaction = try #require(view.findInteraction)
        interaction.searchText = "cat"
        interaction.replacementText = "mouse"
        interaction.presentFindNavigator(showingReplace: true)
        try await app.settle()
        try await app.tap("Replace")
        try await app.settle()
        #expect(view.text == "mouse dog cat dog cat" && count(app, view) == "1 of 2" && view.editor.findResults.ranges.first == 10..<13)
        try await app.tap("Replace All")
        try await app.settle()
        #expect(view.text == "mouse dog mouse dog mouse" && count(app, view) == "Not found")
        view.undoManager?.undo()
        #expect(view.text == "mouse dog cat dog cat", "all at once")
        view.isEditable = false
        interaction.dismissFindNavigator()
        interaction.presentFindNavigator(showingReplace: true)
        try await app.settle()
        #expect(bar(view)?.showsReplace == false && interaction.activeFindSession?.supportsReplacement == false)
    }

    @Test func theTextScrollsToResultsAndHighlightsThem() async throws {
        let lines = (0..<200).map { "Line \($0)" }.joined(separator: "\n")
        let (app, view) = try await launched(lines)
        let interaction = try #require(view.findInteraction)
        interaction.presentFindNavigator(showingReplace: false)
        interaction.searchText = "Line 150"
        try await app.settle()
        #expect(view.contentOffset.y > 2_000)
        let yellow = view.selectionView.subviews.filter { $0.layer.cornerRadius == 3 }
        let place = try #require(yellow.first).convert(yellow[0].bounds, to: nil)
        let top = try #require(bar(view)).frame.minY
        #expect(yellow.count == 1 && place.maxY <= top && place.minY >= 60, "it is not behind the bar")
        interaction.searchText = "Line"
        try await app.settle()
        #expect(count(app, view) == "200 of 200" || count(app, view)?.hasSuffix("of 200") == true)
        // Only visible results have a view.
        #expect(view.selectionView.subviews.count < 120)
    }

    @Test func editsAreSearchedAgain() async throws {
        let (_, view) = try await launched("one two one")
        let interaction = try #require(view.findInteraction)
        interaction.presentFindNavigator(showingReplace: false)
        interaction.searchText = "one"
        view.editor.edit(0..<4, with: StyledText(), .other)
        interaction.findNext()
        #expect(view.editor.findResults.ranges == [4..<7])
    }

    @Test func aCustomSessionIsUsed() async throws {
        final class Session: UIFindSession {
            var log: [String] = []
            override var resultCount: Int { 7 }
            override var searchResultDisplayStyle: SearchResultDisplayStyle {
                get { .total }
                set {}
            }
            override func performSearch(query: String, options: UITextSearchOptions?) { log.append("search \(query)") }
            override func highlightNextResult(inDirection direction: UITextStorageDirection) { log.append("next \(direction.rawValue)") }
            override func invalidateFoundResults() { log.append("forget") }
        }
        final class Owner: NSObject, UIFindInteractionDelegate {
            let session = Session()
            func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? { session }
            func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) { self.session.log.append("begin") }
            func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) { self.session.log.append("end") }
        }
        let (app, view) = try await launched("text")
        let owner = Owner()
        let interaction = UIFindInteraction(sessionDelegate: owner)
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.superview?.addSubview(other)
        other.addInteraction(interaction)
        interaction.searchText = "a"
        interaction.presentFindNavigator(showingReplace: true)
        interaction.findPrevious()
        try await app.settle()
        #expect(owner.session.log == ["begin", "search a", "next 1"] && count(app, view) == "7")
        #expect(bar(view)?.showsReplace == false)
        other.removeInteraction(interaction)
        #expect(owner.session.log.suffix(2) == ["forget", "end"] && !interaction.isFindNavigatorVisible)
    }

    @Test func theSelectionIsTheSearchText() async throws {
        let (app, view) = try await launched("one two")
        view.selectedRange = NSRange(location: 4, length: 3)
        await app.press("e", modifiers: .control)
        #expect(view.findInteraction?.searchText == "two")
        view.isSecureTextEntry = true
        #expect(!view.canPerformAction(StandardEditAction.useSelectionForFind.selector, withSender: nil))
    }
}
