/// A checkerboard of grey and white squares that shows through translucent colours.
final class ChequeredView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        contentMode = .redraw
        backgroundColor = .white
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    private static let squareSide: CGFloat = 6

    override func draw(_ rect: CGRect) {
        UIColor(white: 0.8, alpha: 1).setFill()
        let size = Self.squareSide
        for row in 0..<Int((bounds.height / size).rounded(.up)) {
            for column in 0..<Int((bounds.width / size).rounded(.up)) where (row + column).isMultiple(of: 2) {
                UIRectFill(CGRect(x: CGFloat(column) * size, y: CGFloat(row) * size, width: size, height: size))
            }
        }
    }
}
