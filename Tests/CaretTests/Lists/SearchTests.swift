import Caret
import CaretTesting
import Testing

/// Searches that follow the text of a search bar.
@MainActor @Suite(.app) struct SearchTests {
    private final class Screen: UIViewController {
        let gates = Gates()
        let table = UITableView()
        var results = ["apple"] { didSet { list?.update() } }
        var list: SectionList<UITableViewCell>?

        override func viewDidLoad() {
            super.viewDidLoad()
            table.frame = view.bounds
            table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(table)
            list = table.sections(self) { screen in Section("a") { for name in screen.results { Row(name, .default, name) } } }
        }

        func find(_ text: String) async {
            guard (try? await gates.wait("find \(text)")) != nil else { return }
            results = text.isEmpty ? ["apple"] : []
        }
    }

    private func launch() async throws -> (app: TestApp, screen: Screen) {
        let screen = Screen()
        let app = try await TestApp.launch(showing: { UINavigationController(rootViewController: screen) })
        await app.advance(frames: 2)
        return (app, screen)
    }

    @Test func aSearchWaitsUntilTypingRestsAndCancelsTheOlderOne() async throws {
        let (app, screen) = try await launch()
        let bar = UISearchBar(frame: CGRect(x: 0, y: 200, width: 320, height: 56))
        screen.view.addSubview(bar)
        bar.onSearch(screen) { screen, text in await screen.find(text) }
        bar.becomeFirstResponder()
        await app.type("ab")
        await app.advance(frames: 10)
        #expect(screen.gates.log == [])
        await app.type("c")
        await app.advance(frames: 15)
        #expect(screen.gates.log == [])
        await app.advance(frames: 10)
        #expect(screen.gates.log == ["find abc"])
        await app.type("d")
        await app.advance(frames: 2)
        #expect(screen.gates.log == ["find abc", "find abc cancelled"])
        await app.advance(frames: 30)
        #expect(screen.gates.log.last == "find abcd")
        screen.gates.open()
        await app.advance(frames: 2)
        #expect(screen.results == [])
    }

    @Test func theSearchKeyAndAnEmptyTextSearchAtOnce() async throws {
        let (app, screen) = try await launch()
        let bar = UISearchBar(frame: CGRect(x: 0, y: 200, width: 320, height: 56))
        screen.view.addSubview(bar)
        let subscription = bar.onSearch(screen, call: Screen.find)
        bar.becomeFirstResponder()
        await app.type("ab")
        await app.press(.return)
        await app.advance(frames: 2)
        #expect(screen.gates.log == ["find ab"])
        screen.gates.open()
        await app.advance(frames: 40)
        #expect(screen.gates.log == ["find ab"])
        bar.becomeFirstResponder()
        await app.press(.delete)
        await app.press(.delete)
        await app.advance(frames: 2)
        #expect(screen.gates.log == ["find ab", "find "])
        subscription.cancel()
        await app.type("x")
        await app.advance(frames: 40)
        #expect(screen.gates.log == ["find ab", "find ", "find  cancelled"])
    }

    @Test func aScreenWithASearchFieldShowsThatNothingWasFound() async throws {
        let (app, screen) = try await launch()
        let search = screen.addSearch("Fruit") { screen, text in await screen.find(text) }
        try await app.settle()
        #expect(screen.navigationItem.searchController === search && search.searchBar.placeholder == "Fruit")
        search.searchBar.becomeFirstResponder()
        await app.type("kiwi")
        await app.advance(frames: 30)
        #expect(screen.gates.log == ["find kiwi"])
        screen.gates.open()
        await app.advance(frames: 3)
        #expect(app.exists(.label("No Results for “kiwi”")))
        await app.type("s")
        await app.advance(frames: 2)
        #expect(app.exists(.label("No Results for “kiwis”")))
        search.isActive = false
        await app.advance(frames: 3)
        #expect(screen.gates.log.last == "find ")
        screen.gates.open()
        try await app.settle()
        #expect(screen.table.words == ["apple"] && screen.table.backgroundView == nil)
    }
}
