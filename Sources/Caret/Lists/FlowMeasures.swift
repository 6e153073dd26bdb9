/// Answers a flow layout's questions about the sizes of items, headers and footers.
///
/// A flow layout that has such a delegate asks for the size of each item. Therefore this object observes a collection
/// view only if a row has a size, or a section has a header or footer.
final class FlowMeasures: NSObject, UICollectionViewDelegateFlowLayout {
    private weak var list: SectionList<UICollectionViewCell>?

    init(_ list: SectionList<UICollectionViewCell>) { self.list = list }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let defaultSize = (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
        guard let list, list.plan.hasSizes || list.plan.hasHeights else { return Hooks.noAnswer(defaultSize) }
        // Making all rows of a lazy section for their sizes would be too slow.
        guard list.part(at: indexPath.section)?.lazy == nil else { return defaultSize }
        let measures = list.row(at: indexPath)?.measures
        if let size = measures?.size { return size }
        return measures?.height.map { CGSize(width: defaultSize.width, height: $0(collectionView.bounds.width)) } ?? defaultSize
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        guard let edge = list?.part(at: section)?.header, !edge.isEmpty else {
            return Hooks.noAnswer((collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero)
        }
        return SectionEdgeView.size(of: edge, in: collectionView)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize {
        guard let edge = list?.part(at: section)?.footer, !edge.isEmpty else {
            return Hooks.noAnswer((collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero)
        }
        return SectionEdgeView.size(of: edge, in: collectionView)
    }
}
