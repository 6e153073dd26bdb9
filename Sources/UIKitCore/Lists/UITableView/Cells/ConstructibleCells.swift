/// A cell class whose `init(style:reuseIdentifier:)` is required. ``ConstructibleObject`` does the same for `init()`.
@_spi(Construction) @preconcurrency @MainActor open class ConstructibleTableCell: UITableViewCell {
    /// Creates a cell with a style.
    public required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    /// Creates a cell from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// A header or footer class whose `init(reuseIdentifier:)` is required.
@_spi(Construction) @preconcurrency @MainActor open class ConstructibleHeaderFooterView: UITableViewHeaderFooterView {
    /// Creates a header or footer.
    public required override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
    }

    /// Creates a header or footer from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

extension UITableViewCell {
    /// Creates a cell whose class is known only at run time. ``ConstructibleObject`` explains why the cast is safe.
    static func make(_ type: UITableViewCell.Type, _ identifier: String) -> UITableViewCell {
        unsafeBitCast(type, to: ConstructibleTableCell.Type.self).init(style: .default, reuseIdentifier: identifier)
    }
}

extension UITableViewHeaderFooterView {
    /// Creates a header or footer whose class is known only at run time.
    static func make(_ type: UITableViewHeaderFooterView.Type, _ identifier: String) -> UITableViewHeaderFooterView {
        unsafeBitCast(type, to: ConstructibleHeaderFooterView.Type.self).init(reuseIdentifier: identifier)
    }
}
