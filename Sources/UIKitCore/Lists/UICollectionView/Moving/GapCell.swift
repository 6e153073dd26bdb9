/// An empty cell that fills the gap for a drop.
final class GapCell: UICollectionViewCell {}

extension UICollectionView {
    func makeGapCell() -> UICollectionViewCell {
        let cell = GapCell(frame: .zero)
        cell.isUserInteractionEnabled = false
        cell.isAccessibilityElement = false
        return cell
    }
}
