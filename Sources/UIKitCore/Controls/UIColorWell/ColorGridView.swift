import UIKitEngines

/// A grid of colours.
final class ColorGridView: ColorPad, ColorFace {
    var onSelect: (@MainActor (ColorChoice, Bool) -> Void)?
    private var choice = ColorChoice(red: 1, green: 1, blue: 1)
    private let frameLayer = CALayer()
    private let cellsView = ColorGridCellsView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(cellsView)
        layer.addSublayer(frameLayer)
        frameLayer.borderWidth = 3
        frameLayer.cornerRadius = 3
        frameLayer.shadowOpacity = 0.3
        frameLayer.shadowRadius = 1
        frameLayer.shadowOffset = .zero
        accessibilityIdentifier = "ColorGrid"
    }

    required init?(coder: NSCoder) { nil }

    func show(_ choice: ColorChoice) {
        self.choice = choice
        setNeedsLayout()
    }

    private var cell: CGSize { CGSize(width: bounds.width / CGFloat(ColorGrid.columns), height: bounds.height / CGFloat(ColorGrid.rows)) }

    override func layoutSubviews() {
        super.layoutSubviews()
        cellsView.frame = bounds
        guard let position = ColorGrid.cell(of: choice) else {
            frameLayer.isHidden = true
            return
        }
        frameLayer.isHidden = false
        frameLayer.borderColor = UIColor(white: position.row == 0 && position.column < 3 ? 0.6 : 1, alpha: 1).cgColor
        frameLayer.frame = CGRect(
            x: CGFloat(position.column) * cell.width, y: CGFloat(position.row) * cell.height, width: cell.width, height: cell.height
        ).insetBy(dx: -1.5, dy: -1.5)
    }

    override func pickColor(_ point: CGPoint, isFinal: Bool) {
        guard cell.width > 0, cell.height > 0 else { return }
        let column = min(max(0, Int(point.x / cell.width)), ColorGrid.columns - 1)
        let row = min(max(0, Int(point.y / cell.height)), ColorGrid.rows - 1)
        pick(column, row, isFinal: isFinal)
    }

    private func pick(_ column: Int, _ row: Int, isFinal: Bool) {
        var color = ColorGrid.color(column: column, row: row)
        color.alpha = choice.alpha
        guard isFinal || color != choice else { return }
        show(color)
        onSelect?(color, !isFinal)
    }

    override func stepByKey(forward: Bool, isVertical: Bool) -> Bool {
        let position = ColorGrid.cell(of: choice) ?? (0, 0)
        let step = forward ? 1 : -1
        // The forward keys are right and up; rows are counted from the top.
        let column = position.column + (isVertical ? 0 : step)
        let row = position.row - (isVertical ? step : 0)
        pick(min(max(0, column), ColorGrid.columns - 1), min(max(0, row), ColorGrid.rows - 1), isFinal: true)
        return true
    }
}

/// The cells of the grid. A change of the selection does not draw them again.
private final class ColorGridCellsView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        contentMode = .redraw
        clipsToBounds = true
        layer.cornerRadius = 8
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let scale = max(1, traitCollection.displayScale)
        // Edges on whole pixels prevent visible seams between cells.
        func edge(_ index: Int, _ count: Int, _ length: CGFloat) -> CGFloat {
            (CGFloat(index) * length / CGFloat(count) * scale).rounded() / scale
        }
        for row in 0..<ColorGrid.rows {
            for column in 0..<ColorGrid.columns {
                let x = edge(column, ColorGrid.columns, bounds.width)
                let y = edge(row, ColorGrid.rows, bounds.height)
                ColorGrid.color(column: column, row: row).opaque.setFill()
                UIRectFill(
                    CGRect(
                        x: x, y: y, width: edge(column + 1, ColorGrid.columns, bounds.width) - x,
                        height: edge(row + 1, ColorGrid.rows, bounds.height) - y))
            }
        }
    }
}
