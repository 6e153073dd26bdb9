import Caret

extension SenderOwner {
    func menuElements() -> [UIMenuElement] { count > 0 ? [] : [] }
    func dragItems() -> [UIDragItem] { count > 0 ? [] : [] }
    func loadLater() async throws { count += 1 }
    func pageLater() async throws -> Bool {
        count += 1
        return false
    }
    func findLater(_ text: String) async { count += text.count }
}

extension MemoryCases {
    private static func table() -> UITableView { UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400)) }
    private static func grid() -> UICollectionView {
        UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
    }

    private mutating func addTableRow(
        _ name: String, line: Int = #line, _ row: @escaping @MainActor (Probe) -> Row<UITableViewCell>
    ) {
        add(name, line: line) { probe in
            let table = Self.table()
            table.sections([Section { row(probe) }])
            table.layoutIfNeeded()
            return table
        }
    }

    private mutating func addOwnedTableRow(
        _ name: String, _ row: @escaping @MainActor (SenderOwner<UITableView>) -> Row<UITableViewCell>
    ) {
        add(
            name, { Self.table() },
            owned: { (owner: SenderOwner<UITableView>) in
                owner.sender.sections([Section { row(owner) }])
                owner.sender.layoutIfNeeded()
            })
    }

    /// Adds the closures of menus, drags, prefetching, views in cells, lazy sections, loading, pages, refreshing and
    /// searching.
    mutating func addListFeatures() {
        addRowFeatures()
        addViewRows()
        addLazySections()
        addLoading()
        addPages()
        addRefreshing()
        addSearching()
    }

    private mutating func addRowFeatures() {
        addTableRow("Row+Menu.menu(title:make:)") { probe in Row(1, .default, "").menu { probe.count > 0 ? [] : [] } }
        addOwnedTableRow("Row+Menu.menu(title:_:_:)") { owner in Row(1, .default, "").menu(owner) { $0.menuElements() } }
        addOwnedTableRow("Row+Menu.menu(title:_:call:)") { owner in
            Row(1, .default, "").menu(owner, call: SenderOwner.menuElements)
        }
        addTableRow("Row+Dragging.onDrag(make:)") { probe in Row(1, .default, "").onDrag { probe.count > 0 ? [] : [] } }
        addOwnedTableRow("Row+Dragging.onDrag(_:_:)") { owner in Row(1, .default, "").onDrag(owner) { $0.dragItems() } }
        addOwnedTableRow("Row+Dragging.onDrag(_:call:)") { owner in
            Row(1, .default, "").onDrag(owner, call: SenderOwner.dragItems)
        }
        addTableRow("Row+Dragging.onPrefetch(perform:)") { probe in Row(1, .default, "").onPrefetch { probe.count += 1 } }
        addOwnedTableRow("Row+Dragging.onPrefetch(_:_:)") { owner in Row(1, .default, "").onPrefetch(owner) { $0.count += 1 } }
        addOwnedTableRow("Row+Dragging.onPrefetch(_:call:)") { owner in
            Row(1, .default, "").onPrefetch(owner, call: SenderOwner.noteLater)
        }
    }

    private mutating func addViewRows() {
        addTableRow("Row+Views.init(_:view:_:): a table") { probe in Row(1, view: UISwitch()) { _ in probe.count += 1 } }
        addOwnedTableRow("Row+Views.init(_:view:_:_:): a table") { owner in
            Row(1, view: UISwitch(), owner) { owner, _ in owner.count += 1 }
        }
        add("Row+Views.init(_:view:_:): a collection view") { probe in
            let grid = Self.grid()
            grid.sections([Section { Row(1, view: UISwitch()) { _ in probe.count += 1 } }])
            grid.layoutIfNeeded()
            return grid
        }
        add(
            "Row+Views.init(_:view:_:_:): a collection view", { Self.grid() },
            owned: { (owner: SenderOwner<UICollectionView>) in
                owner.sender.sections([Section { Row(1, view: UISwitch(), owner) { owner, _ in owner.count += 1 } }])
                owner.sender.layoutIfNeeded()
            })
    }

    private mutating func addLazySections() {
        add("Section+Lazy.init(_:header:footer:count:row:)") { probe in
            let table = Self.table()
            table.sections([Section(count: 9) { Row($0, .default, "\(probe.count)") }])
            table.layoutIfNeeded()
            return table
        }
        add("Section+Lazy.init(_:lazy:header:footer:row:)") { probe in
            let table = Self.table()
            table.sections([Section(lazy: 0..<9) { Row($0, .default, "\(probe.count)") }])
            table.layoutIfNeeded()
            return table
        }
    }

    private mutating func addLoading() {
        add("SectionList+Loading.load(perform:)") { probe in
            let table = Self.table()
            table.sections { Section { Row(1, .default, "") } }.load { probe.count += 1 }
            return table
        }
        add("SectionList+Loading.load(_:_:)", { Self.table() }) { (owner: SenderOwner<UITableView>) in
            owner.sender.sections { Section { Row(1, .default, "") } }.load(owner) { $0.count += 1 }
        }
        add("SectionList+Loading.load(_:call:)", { Self.table() }) { (owner: SenderOwner<UITableView>) in
            owner.sender.sections { Section { Row(1, .default, "") } }.load(owner, call: SenderOwner.loadLater)
        }
    }

    private mutating func addPages() {
        add("SectionList+Pages.paginate(before:retries:perform:)") { probe in
            let table = Self.table()
            table.sections { Section { Row(1, .default, "") } }.paginate {
                probe.count += 1
                return false
            }
            return table
        }
        add("SectionList+Pages.paginate(_:before:retries:_:)", { Self.table() }) { (owner: SenderOwner<UITableView>) in
            owner.sender.sections { Section { Row(1, .default, "") } }.paginate(owner) { owner in try await owner.pageLater() }
        }
        add("SectionList+Pages.paginate(_:before:retries:call:)", { Self.table() }) { (owner: SenderOwner<UITableView>) in
            owner.sender.sections { Section { Row(1, .default, "") } }.paginate(owner, call: SenderOwner.pageLater)
        }
    }

    private mutating func addRefreshing() {
        add("UIScrollView+OnRefresh.onRefresh(perform:)") { probe in
            let scroll = UIScrollView()
            scroll.onRefresh { probe.count += 1 }
            return scroll
        }
        add("UIScrollView+OnRefresh.onRefresh(_:_:)", { UIScrollView() }) { (owner: SenderOwner<UIScrollView>) in
            owner.sender.onRefresh(owner) { $0.count += 1 }
        }
        add("UIScrollView+OnRefresh.onRefresh(_:call:)", { UIScrollView() }) { (owner: SenderOwner<UIScrollView>) in
            owner.sender.onRefresh(owner, call: SenderOwner.noteLater)
        }
    }

    private mutating func addSearching() {
        add("UISearchBar+OnSearch.onSearch(after:perform:)") { probe in
            let bar = UISearchBar()
            bar.onSearch { probe.count += $0.count }
            return bar
        }
        add("UISearchBar+OnSearch.onSearch(_:after:_:)", { UISearchBar() }) { (owner: SenderOwner<UISearchBar>) in
            owner.sender.onSearch(owner) { owner, text in await owner.findLater(text) }
        }
        add("UISearchBar+OnSearch.onSearch(_:after:call:)", { UISearchBar() }) { (owner: SenderOwner<UISearchBar>) in
            owner.sender.onSearch(owner, call: SenderOwner.findLater)
        }
        add("UIViewController+AddSearch.addSearch(_:after:_:)") { probe in
            let controller = UIViewController()
            controller.addSearch { _, text in probe.count += text.count }
            return controller
        }
    }
}
