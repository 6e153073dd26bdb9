import UIKit
import UIKitCore

/// A data source and delegate that records its calls.
@MainActor final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate, UICollectionViewDataSourcePrefetching {
    var sections: [Int]
    var log: [String] = []
    var countRequests = 0
    var configured = 0
    var isRefusing = false
    var prefetched: [IndexPath] = []
    var cancelled: [IndexPath] = []

    init(_ sections: Int...) {
        self.sections = sections
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        countRequests += 1
        return sections[section]
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        configured += 1
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        (cell as? CountingCell)?.number = indexPath.item
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "strip", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        log.append("will \(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        log.append("end \(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        log.append("shouldHighlight \(indexPath.item)")
        return !isRefusing
    }

    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        log.append("didHighlight \(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        log.append("didUnhighlight \(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        log.append("shouldSelect \(indexPath.item)")
        return true
    }

    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        log.append("shouldDeselect \(indexPath.item)")
        return true
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("didSelect \(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        log.append("didDeselect \(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) { prefetched += indexPaths }

    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        cancelled += indexPaths
    }
}

/// A cell that shows a number, and counts its instances.
@MainActor final class CountingCell: UICollectionViewCell {
    static var made = 0
    var number = -1
    var reuses = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        Self.made += 1
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
        number = -1
    }
}

/// Gives every item the collection view's own size, as a gallery does.
@MainActor final class PageSizes: NSObject, UICollectionViewDelegateFlowLayout {
    var asked: [IndexPath] = []

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        asked.append(indexPath)
        return collectionView.bounds.size
    }
}

/// Retains its data source, which collection views hold weakly.
@MainActor private final class KeepingCollectionView: UICollectionView {
    var items: Items?
}

extension UICollectionView {
    /// Returns seamless pages or a list of rows that fills a stage's window.
    static func make(
        _ items: Items, direction: UICollectionView.ScrollDirection = .vertical, itemSize: CGSize, spacing: CGFloat = 0,
        size: CGSize = CGSize(width: 320, height: 568)
    ) -> UICollectionView {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = direction
        layout.itemSize = itemSize
        layout.minimumLineSpacing = spacing
        layout.minimumInteritemSpacing = spacing
        let view = KeepingCollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.register(CountingCell.self, forCellWithReuseIdentifier: "item")
        view.items = items
        view.dataSource = items
        view.delegate = items
        return view
    }
}
