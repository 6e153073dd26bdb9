import Caret
import CaretTesting
import SlowTests
import Testing

/// Sections and items of collection views that a closure declares.
@MainActor @Suite(.app) struct CollectionSectionTests {
    private final class Tile: UICollectionViewCell {
        var number = 0
        var fills = 0
        let button = UIButton(type: .system)
    }

    private final class GridScreen: UIViewController {
        let grid: UICollectionView
        private let setUp: @MainActor (GridScreen) -> Void

        init(_ setUp: @escaping @MainActor (GridScreen) -> Void) {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 50, height: 50)
            (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
            grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
            self.setUp = setUp
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            grid.frame = view.bounds
            view.addSubview(grid)
            setUp(self)
        }

        var numbers: [Int] {
            grid.indexPathsForVisibleItems.sorted().compactMap { (grid.cellForItem(at: $0) as? Tile)?.number }
        }
    }

    private func launch(_ setUp: @escaping @MainActor (GridScreen) -> Void) async throws -> (TestApp, GridScreen) {
        let screen = GridScreen(setUp)
        let app = try await TestApp.launch(showing: { screen }, on: Device(size: CGSize(width: 320, height: 480), scale: 1))
        await app.advance(frames: 2)
        return (app, screen)
    }

    private func row(_ number: Int) -> Row<UICollectionViewCell> {
        Row(number, cell: Tile.self) { cell in
            cell.number = number
            cell.fills += 1
        }
    }

    @Test(arguments: 70..<Amount.of(normal: 75, slow: 170)) func modelAndViewAgreeAfterAThousandRandomEdits(seed: UInt64) async throws {
        var model = RandomModel(seed: seed)
        var list: SectionList<UICollectionViewCell>?
        let (app, screen) = try await launch { screen in
            list = screen.grid.sections {
                for section in model.sections { Section(section.id) { for number in section.rows { row(number) } } }
            }
        }
        var round = 0
        while model.editCount < 1_000 {
            defer { round += 1 }
            model.edit()
            list?.update(animated: round % 16 == 0)
            let counts = (0..<screen.grid.numberOfSections).map { screen.grid.numberOfItems(inSection: $0) }
            if counts != model.sections.map(\.rows.count) || !model.agrees(with: list) { try #require(Bool(false), "round \(round)") }
            // The visible content, read from the cells.
            if round % 40 == 0 { await app.advance(frames: round % 3 == 0 ? 30 : 1) } else { screen.grid.layoutIfNeeded() }
            let (rows, numbers) = (model.sections.flatMap(\.rows), screen.numbers)
            let isShown = numbers == Array(rows.prefix(numbers.count)) && numbers.count >= min(rows.count, 10)
            if !isShown { try #require(Bool(false), "round \(round): \(numbers) of \(rows)") }
        }
        #expect(app.diagnostics.isEmpty)
    }

    @Test func cellsAreReusedAndConfiguredForTheirItems() async throws {
        let (app, screen) = try await launch { screen in screen.grid.sections { Section { for number in 0..<600 { row(number) } } } }
        let first = Set(screen.grid.visibleCells.map(ObjectIdentifier.init))
        screen.grid.setContentOffset(CGPoint(x: 0, y: 1000), animated: false)
        await app.advance(frames: 2)
        screen.grid.setContentOffset(CGPoint(x: 0, y: 3000), animated: false)
        await app.advance(frames: 2)
        #expect(!first.isDisjoint(with: screen.grid.visibleCells.map(ObjectIdentifier.init)))
        #expect(screen.numbers.first == 360 && screen.numbers == Array(360..<(360 + screen.numbers.count)))
    }

    @Test func anItemThatMovesToAnotherSectionKeepsItsCell() async throws {
        final class Data { var sections = [[1, 2], [3]] }
        let data = Data()
        var list: SectionList<UICollectionViewCell>?
        let (app, screen) = try await launch { screen in
            list = screen.grid.sections {
                for (index, numbers) in data.sections.enumerated() { Section(index) { for number in numbers { row(number) } } }
            }
        }
        let cell = try #require(screen.grid.cellForItem(at: IndexPath(item: 0, section: 0)))
        data.sections = [[2], [3, 1]]
        list?.update()
        try await app.settle()
        #expect(screen.numbers == [2, 3, 1] && screen.grid.cellForItem(at: IndexPath(item: 1, section: 1)) === cell)
    }

    @Test func headersAndFootersShowTheirTextsAndViews() async throws {
        let model = TaskModel(1)
        let (app, screen) = try await launch { screen in
            screen.grid.sections {
                Section("a", header: model.title, footer: "Below") { row(1) }
                Section("b") { row(2) }.header(height: 40) { UISwitch() }
                Section("c") { row(3) }
            }
        }
        #expect(app.exists(.label("Tasks")) && app.exists(.label("Below")))
        func headerOrFooter(_ section: Int, _ kind: String = UICollectionView.elementKindSectionHeader) -> UICollectionReusableView? {
            screen.grid.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))
        }
        #expect(headerOrFooter(1)?.bounds.height == 40 && headerOrFooter(1)?.subviews.contains { $0 is UISwitch } == true)
        #expect(headerOrFooter(2) == nil && headerOrFooter(1, UICollectionView.elementKindSectionFooter) == nil)
        model.title = "Things"
        try await app.settle()
        #expect(app.exists(.label("Things")) && !app.exists(.label("Tasks")))
    }

    @Test func handlersOfACellEndWithItsContentAndWithTheWindow() async throws {
        let model = TaskModel(1)
        var log: [String] = []
        let (app, screen) = try await launch { screen in
            screen.grid.sections {
                Section {
                    Row(1, cell: Tile.self) { cell in
                        let name = model.tasks[0].name
                        cell.button.on(.tap) { log.append(name) }
                    }
                }
            }
        }
        let cell = try #require(screen.grid.visibleCells.first as? Tile)
        model.tasks[0].name = "New"
        await app.advance(frames: 2)
        cell.button.sendActions(for: .primaryActionTriggered)
        screen.grid.removeFromSuperview()
        cell.button.sendActions(for: .primaryActionTriggered)
        #expect(log == ["New"])
    }

    @Test func aScreenWhoseItemsUseItIsFreed() async throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let app = try await TestApp.launch(showing: { navigation })
        weak var weakGridScreen: GridScreen?
        @MainActor func push() {
            let screen = GridScreen { screen in
                screen.grid.sections(screen) { screen in
                    Section { Row(1, cell: Tile.self) { cell in cell.number = screen.children.count + 7 }.onSelect { screen.title = "" } }
                }
            }
            weakGridScreen = screen
            navigation.pushViewController(screen, animated: false)
        }
        push()
        try await app.settle()
        #expect(weakGridScreen?.numbers == [7])
        navigation.popViewController(animated: false)
        try await app.settle()
        await app.advance(frames: 2)
        #expect(weakGridScreen == nil)
    }
}
