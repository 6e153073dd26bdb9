import Testing

@testable import UIKitCore

@MainActor @Suite(.app) struct SelfSizingCellTests {
    /// A cell with a height by constraint, and the width of the list.
    final class NoteCell: UICollectionViewCell {
        static var asked = 0
        let note = UIView()
        private(set) var height: NSLayoutConstraint?

        override init(frame: CGRect) {
            super.init(frame: frame)
            note.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(note)
            let height = note.heightAnchor.constraint(equalToConstant: 10)
            self.height = height
            NSLayoutConstraint.activate([
                note.leftAnchor.constraint(equalTo: contentView.leftAnchor, constant: 4),
                contentView.rightAnchor.constraint(equalTo: note.rightAnchor, constant: 4),
                note.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
                contentView.bottomAnchor.constraint(equalTo: note.bottomAnchor, constant: 4), height,
                note.widthAnchor.constraint(equalToConstant: 312),
            ])
        }

        required init?(coder: NSCoder) { nil }

        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            Self.asked += 1
            return super.preferredLayoutAttributesFitting(layoutAttributes)
        }
    }

    final class Notes: NSObject, UICollectionViewDataSource {
        var heights: [CGFloat]
        init(_ count: Int) { heights = (0..<count).map { CGFloat(20 + $0 % 5 * 10) } }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { heights.count }

        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "note", for: indexPath)
            (cell as? NoteCell)?.height?.constant = heights[indexPath.item]
            return cell
        }
    }

    /// Retains its data source, which collection views hold weakly.
    final class List: UICollectionView {
        var notes: Notes?
    }

    private func list(_ notes: Notes, in window: UIWindow) -> UICollectionView {
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = 0
        layout.estimatedItemSize = CGSize(width: 320, height: 30)
        let view = List(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
        view.register(NoteCell.self, forCellWithReuseIdentifier: "note")
        view.notes = notes
        view.dataSource = notes
        window.addSubview(view)
        return view
    }

    @Test func `cells have the height of their constraints, whatever was estimated`() throws {
        try TestHost.run { host in
            let notes = Notes(6)
            let view = list(notes, in: host.makeWindow())
            host.step(2)
            let frames = (0..<6).map { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
            #expect(frames.map { $0?.height } == [28, 38, 48, 58, 68, 28])
            #expect(frames.map { $0?.minY } == [0, 28, 66, 114, 172, 240])
            #expect(frames.map { $0?.width } == Array(repeating: 320, count: 6))
            #expect(view.contentSize.height == 268)
        }
    }

    @Test func `a thousand cells cost the same each, and unchanged cells cost nothing`() throws {
        try TestHost.run { host in
            let notes = Notes(1000)
            let view = list(notes, in: host.makeWindow())
            let system = host.host.layoutSystem
            host.step(2)
            NoteCell.asked = 0
            var costs: [Int] = []
            for page in 1...30 {
                let before = (blocks: system.solver.counters.blocks, asked: NoteCell.asked)
                view.contentOffset.y = CGFloat(page) * 300
                host.step()
                let asked = NoteCell.asked - before.asked
                #expect(asked > 0 && asked <= 14)
                costs.append((system.solver.counters.blocks - before.blocks) / max(1, asked))
            }
            // The first cells are created on the way; each reused cell costs the same as the one before.
            let settled = costs.dropFirst(4)
            #expect((settled.max() ?? 0) <= (settled.min() ?? 0) + 6)
            let counters = system.solver.counters
            let asked = NoteCell.asked
            view.setNeedsLayout()
            host.step(2)
            view.contentOffset.y += 0.25
            host.step(2)
            #expect(system.solver.counters == counters && NoteCell.asked == asked)
        }
    }

    @Test func `a cell that invalidates its size is sized again, alone`() throws {
        try TestHost.run { host in
            let view = list(Notes(6), in: host.makeWindow())
            host.step(2)
            NoteCell.asked = 0
            let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)) as? NoteCell)
            cell.height?.constant = 100
            cell.invalidateIntrinsicContentSize()
            host.step(2)
            #expect(NoteCell.asked == 1 && cell.frame.height == 108)
            #expect(view.cellForItem(at: IndexPath(item: 2, section: 0))?.frame.minY == 136)
        }
    }

    @Test func `sizes move with their items`() throws {
        try TestHost.run { host in
            let notes = Notes(6)
            let view = list(notes, in: host.makeWindow())
            host.step(2)
            NoteCell.asked = 0
            notes.heights.remove(at: 0)
            view.deleteItems(at: [IndexPath(item: 0, section: 0)])
            host.step(2)
            #expect(NoteCell.asked == 0)
            #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.height == 38)
            notes.heights[2] = 12
            view.reloadItems(at: [IndexPath(item: 2, section: 0)])
            host.step(2)
            #expect(NoteCell.asked == 1 && view.cellForItem(at: IndexPath(item: 2, section: 0))?.frame.height == 20)
        }
    }

    @Test func `a cell that comes in an animation has its own size from the start`() throws {
        try TestHost.run { host in
            let notes = Notes(6)
            let view = list(notes, in: host.makeWindow())
            host.step(2)
            let below = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
            NoteCell.asked = 0
            notes.heights.insert(12, at: 0)
            view.insertItems(at: [IndexPath(item: 0, section: 0)])
            host.step(3)
            let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? NoteCell)
            #expect(NoteCell.asked == 1 && cell.frame == CGRect(x: 0, y: 0, width: 320, height: 20))
            #expect(cell.layer.presentation()?.bounds.height == 20 && cell.note.layer.presentation()?.bounds.height == 12)
            #expect(cell.layer.presentation()?.opacity ?? 1 < 1)
            let moving = try #require(below.layer.presentation()?.frame.minY)
            #expect(moving > 0 && moving < 20 && below.frame.minY == 20)
            host.step(30)
            #expect(below.layer.presentation()?.frame.minY ?? 20 == 20 && cell.alpha == 1)
        }
    }

    @Test func `visible content stays when cells above turn out to be taller`() throws {
        try TestHost.run { host in
            let view = list(Notes(200), in: host.makeWindow())
            host.step(2)
            view.scrollToItem(at: IndexPath(item: 150, section: 0), at: .top, animated: false)
            host.step(2)
            let item = IndexPath(item: 152, section: 0)
            let shown = try #require(view.cellForItem(at: item))
            let before = shown.frame.minY - view.contentOffset.y
            view.contentOffset.y -= 100
            host.step(2)
            #expect(abs(shown.frame.minY - view.contentOffset.y - before - 100) < 0.01)
            #expect(view.cellForItem(at: item) === shown)
        }
    }

    @Test func `automatic sizes are estimated by the item size`() throws {
        try TestHost.run { host in
            let view = list(Notes(3), in: host.makeWindow())
            let layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
            layout.itemSize = CGSize(width: 100, height: 44)
            layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
            host.step(2)
            #expect(view.cellForItem(at: IndexPath(item: 2, section: 0))?.frame.size == CGSize(width: 320, height: 48))
            layout.estimatedItemSize = .zero
            host.step(2)
            #expect(view.cellForItem(at: IndexPath(item: 2, section: 0))?.frame.size == CGSize(width: 100, height: 44))
        }
    }
}
