import Caret

extension SenderOwner {
    func tableSections() -> [Section<UITableViewCell>] { [Section { Row(count, .default, "") }] }
    func gridSections() -> [Section<UICollectionViewCell>] { [Section { Row(count, cell: UICollectionViewCell.self) }] }
}

extension MemoryCases {
    private static func grid() -> UICollectionView {
        let layout = UICollectionViewFlowLayout()
        return UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    }

    mutating func addItems() {
        add("UICollectionView+Sections.sections(describedBy:)") { probe in
            let grid = Self.grid()
            grid.sections { Section { Row(probe.count, cell: UICollectionViewCell.self) } }
            return grid
        }
        add(
            "UICollectionView+Sections.sections(_:_:)", { Self.grid() },
            owned: { (owner: SenderOwner<UICollectionView>) in
                owner.sender.sections(owner) { owner in Section { Row(owner.count, cell: UICollectionViewCell.self) } }
            })
        add(
            "UICollectionView+Sections.sections(_:call:)", { Self.grid() },
            owned: { (owner: SenderOwner<UICollectionView>) in owner.sender.sections(owner, call: SenderOwner.gridSections) })
        add("Row+CollectionCells.init(_:cell:_:)") { probe in
            let grid = Self.grid()
            grid.sections([Section { Row(1, cell: UICollectionViewCell.self) { _ in probe.count += 1 } }])
            grid.layoutIfNeeded()
            return grid
        }
        add("Row+CollectionCells.init(_:cell:value:_:)") { probe in
            let grid = Self.grid()
            grid.sections([Section { Row(1, cell: UICollectionViewCell.self, value: 1) { _, _ in probe.count += 1 } }])
            grid.layoutIfNeeded()
            return grid
        }
        add(
            "Row+CollectionCells.init(_:cell:_:_:)", { Self.grid() },
            owned: { (owner: SenderOwner<UICollectionView>) in
                owner.sender.sections([Section { Row(1, cell: UICollectionViewCell.self, owner) { owner, _ in owner.count += 1 } }])
                owner.sender.layoutIfNeeded()
            })
    }
}
