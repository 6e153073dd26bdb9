import CaretTesting
import Testing

@testable import UIKitCore

@MainActor @Suite(.app) struct UISearchBarTests {
    private final class Log: NSObject, UISearchBarDelegate {
        var lines: [String] = []
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { lines.append("begin") }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { lines.append("end") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { lines.append("text \(searchText)") }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { lines.append("search") }
        func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { lines.append("book") }
        func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { lines.append("results") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { lines.append("cancel") }
        func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
            lines.append("scope \(selectedScope)")
        }
    }

    func launched(_ bar: UISearchBar) async throws -> TestApp {
        bar.frame = CGRect(x: 0, y: 100, width: 390, height: bar.intrinsicContentSize.height)
        return try await TestApp.launch(showing: {
            let controller = UIViewController()
            controller.view.addSubview(bar)
            return controller
        })
    }

    @Test func aDisabledBarDisablesItsParts() async throws {
        let bar = UISearchBar()
        bar.showsCancelButton = true
        bar.isEnabled = false
        bar.showsScopeBar = true
        bar.scopeButtonTitles = ["All", "New"]
        let app = try await launched(bar)
        let scopes = try #require(bar.subviews.lazy.compactMap { $0 as? UISegmentedControl }.first)
        let cancel = try #require(bar.subviews.lazy.compactMap { $0 as? UIButton }.first)
        #expect(!bar.searchTextField.isEnabled && !scopes.isEnabled && !cancel.isEnabled)
        await app.tap(at: CGPoint(x: 150, y: 128))
        #expect(!bar.searchTextField.isFirstResponder)
        bar.isEnabled = true
        #expect(bar.searchTextField.isEnabled && scopes.isEnabled && cancel.isEnabled)
    }

    @Test func theDelegateIsNotifiedOfTypingSearchingAndStopping() async throws {
        let (bar, log) = (UISearchBar(), Log())
        bar.delegate = log
        bar.showsCancelButton = true
        let app = try await launched(bar)
        await app.tap(at: CGPoint(x: 150, y: 128))
        await app.type("ab")
        await app.press(.return)
        try await app.tap(.identifier("CancelButton"))
        bar.resignFirstResponder()
        #expect(log.lines == ["begin", "text a", "text ab", "search", "cancel", "end"])
        bar.text = "set"
        #expect(log.lines.count == 6 && bar.searchTextField.text == "set")
    }

    @Test func theBookmarkButtonShowsWhileThereIsNoText() async throws {
        let (bar, log) = (UISearchBar(), Log())
        bar.delegate = log
        #expect(!bar.showsBookmarkButton)
        bar.showsBookmarkButton = true
        let app = try await launched(bar)
        let button = try app.find(.identifier("BookmarkButton")).view
        let field = bar.searchTextField
        #expect(field.bounds.contains(button.frame) && !field.placeholderRect(forBounds: field.bounds).intersects(button.frame))
        try await app.tap(.identifier("BookmarkButton"))
        #expect(log.lines == ["book"] && !field.isEditing)
        bar.text = "a"
        await app.advance(frames: 1)
        #expect(button.isHidden)
        bar.text = ""
        await app.advance(frames: 1)
        #expect(!button.isHidden)
        bar.showsBookmarkButton = false
        #expect(button.superview == nil)
    }

    @Test func aBarGrowsWithTheTextSize() async throws {
        let bar = UISearchBar()
        let app = try await launched(bar)
        #expect(bar.intrinsicContentSize.height == 56 && bar.searchTextField.bounds.height == 36)
        let small = bar.searchTextField.font?.pointSize ?? 0
        app.mainWindow.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
        await app.advance(frames: 2)
        #expect((bar.searchTextField.font?.pointSize ?? 0) > small && bar.intrinsicContentSize.height > 60)
        #expect(bar.searchTextField.bounds.height == bar.intrinsicContentSize.height - 20)
    }

    @Test func scopesFadeIfAnimated() async throws {
        let bar = UISearchBar()
        bar.scopeButtonTitles = ["All", "New"]
        let app = try await launched(bar)
        let scope = try #require(bar.subviews.first { $0 is UISegmentedControl })
        bar.setShowsScope(true, animated: true)
        await app.advance(frames: 4)
        let alpha = scope.layer.presentation()?.opacity ?? -1
        #expect(!scope.isHidden && alpha > 0 && alpha < 1, "\(alpha)")
        try await app.settle()
        #expect(scope.layer.presentation()?.opacity ?? 1 == 1)
        bar.setShowsScope(false, animated: true)
        await app.advance(frames: 4)
        #expect(!scope.isHidden)
        try await app.settle()
        #expect(scope.isHidden)
    }

    @Test func theResultsButtonTakesPrecedenceOverTheBookmarkButton() async throws {
        let (bar, log) = (UISearchBar(), Log())
        bar.delegate = log
        bar.showsBookmarkButton = true
        bar.showsSearchResultsButton = true
        let app = try await launched(bar)
        #expect(throws: (any Error).self) { try app.find(.identifier("BookmarkButton")) }
        try await app.tap(.identifier("ResultsButton"))
        #expect(log.lines == ["results"] && !bar.searchTextField.isEditing)
        bar.isSearchResultsButtonSelected = true
        #expect((try app.find(.identifier("ResultsButton")).view as? UIButton)?.isSelected == true)
        bar.showsSearchResultsButton = false
        #expect(throws: Never.self) { try app.find(.identifier("BookmarkButton")) }
    }

    @Test func aBlackBarIsDark() async throws {
        let bar = UISearchBar()
        bar.barStyle = .black
        _ = try await launched(bar)
        #expect(bar.searchTextField.traitCollection.userInterfaceStyle == .dark)
        bar.barStyle = .default
        #expect(bar.searchTextField.traitCollection.userInterfaceStyle == .light)
    }

    @Test func cancelIsAsLargeAsTheText() async throws {
        let bar = UISearchBar()
        bar.showsCancelButton = true
        let app = try await launched(bar)
        let button = try #require(try app.find(.identifier("CancelButton")).view as? UIButton)
        let body = UIFont.preferredFont(forTextStyle: .body)
        #expect(body.pointSize == 17 && button.titleLabel?.font == body && bar.searchTextField.font == body)
    }

    @Test func scopesMakeTheBarTallerAndAreSelected() async throws {
        let (bar, log) = (UISearchBar(), Log())
        bar.delegate = log
        bar.scopeButtonTitles = ["All", "New"]
        bar.showsScopeBar = true
        #expect(bar.intrinsicContentSize.height == 100)
        let app = try await launched(bar)
        await app.tap(at: CGPoint(x: 300, y: 172))
        #expect(log.lines == ["scope 1"] && bar.selectedScopeButtonIndex == 1)
    }

    @Test func thePlaceholderIsAsDarkAsTheMagnifier() throws {
        let bar = UISearchBar()
        bar.placeholder = "Search"
        let label = try #require(bar.searchTextField.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Search" })
        #expect(label.textColor == .secondaryLabel)
        let field = UITextField()
        field.placeholder = "Name"
        #expect(field.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Name" }?.textColor == .placeholderText)
    }

    @Test func itsTraitsAreTheFields() async throws {
        let bar = UISearchBar()
        #expect(bar.returnKeyType == .search && bar.enablesReturnKeyAutomatically && bar.autocorrectionType == .no)
        let traits: any UITextInputTraits = bar
        traits.keyboardType = .emailAddress
        traits.autocapitalizationType = .none
        bar.isSecureTextEntry = true
        let field = bar.searchTextField
        #expect(field.keyboardType == .emailAddress && field.autocapitalizationType == .none && field.isSecureTextEntry)
    }

    @Test func searchingForNothingIsNoSearch() async throws {
        let (bar, log) = (UISearchBar(), Log())
        bar.delegate = log
        let app = try await launched(bar)
        bar.becomeFirstResponder()
        await app.press(.return)
        #expect(!log.lines.contains("search"))
        bar.enablesReturnKeyAutomatically = false
        await app.press(.return)
        #expect(log.lines.last == "search")
    }

    @Test func imagesAndOffsetsAreTheApps() async throws {
        let bar = UISearchBar()
        let app = try await launched(bar)
        try await app.settle()
        let field = bar.searchTextField
        let icon = try #require(field.leftView as? UIImageView)
        let (usual, place) = (icon.image, icon.frame)
        let star = UIImage(systemName: "star")
        bar.setImage(star, for: .search, state: .normal)
        bar.setPositionAdjustment(UIOffset(horizontal: 5, vertical: 2), for: .search)
        bar.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 0, vertical: 3)
        bar.backgroundImage = UIImage()
        let fieldPlace = field.frame
        try await app.settle()
        #expect(icon.image === star && bar.image(for: .search, state: .highlighted) === star)
        #expect(icon.frame == place.offsetBy(dx: 5, dy: 2))
        #expect(field.frame == fieldPlace.offsetBy(dx: 0, dy: 3))
        #expect(bar.parts.background.backgroundColor == nil)
        bar.setImage(nil, for: .search, state: .normal)
        bar.setImage(star, for: .bookmark, state: .normal)
        bar.showsBookmarkButton = true
        #expect(icon.image !== star && icon.image?.size == usual?.size)
        #expect(field.bookmark?.image(for: .normal) === star)
        bar.setImage(star, for: .clear, state: .normal)
        bar.text = "a"
        try await app.settle()
        let clear = try #require(field.subviews.compactMap { $0 as? UIButton }.first { $0.accessibilityIdentifier == "ClearButton" })
        #expect(clear.image(for: .normal) === star)
    }
}
