/// Declares `init(style:reuseIdentifier:)` of cells as required, as ``ConstructibleObject`` does `init()` for objects.
@_spi(Construction) @preconcurrency @MainActor open class ConstructibleTableCell: UITableViewCell {
    /// Makes a cell of a style.
    public required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    /// Makes a cell from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// Declares `init(reuseIdentifier:)` of headers and footers as required.
@_spi(Construction) @preconcurrency @MainActor open class ConstructibleHeaderFooterView: UITableViewHeaderFooterView {
    /// Makes a header or footer.
    public required override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
    }

    /// Makes a header or footer from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

extension UITableViewCell {
    /// Makes a cell of a class that is only known now: see ``ReuseMachine`` of collection views for why this is right.
    static func make(_ type: UITableViewCell.Type, _ identifier: String) -> UITableViewCell {
        unsafeBitCast(type, to: ConstructibleTableCell.Type.self).init(style: .default, reuseIdentifier: identifier)
    }
}

extension UITableViewHeaderFooterView {
    /// Makes a header or footer of a class that is only known now.
    static func make(_ type: UITableViewHeaderFooterView.Type, _ identifier: String) -> UITableViewHeaderFooterView {
        unsafeBitCast(type, to: ConstructibleHeaderFooterView.Type.self).init(reuseIdentifier: identifier)
    }
}
