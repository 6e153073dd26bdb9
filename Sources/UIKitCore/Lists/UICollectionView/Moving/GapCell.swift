/// Nothing: the room for what is dragged over a collection view.
final class GapCell: UICollectionViewCell {}

extension UICollectionView {
    func gapCell() -> UICollectionViewCell {
        let cell = GapCell(frame: .zero)
        cell.isUserInteractionEnabled = false
        cell.isAccessibilityElement = false
        return cell
    }
}
