extension Row where Cell == UITableViewCell {
    /// Makes a row that shows a view within the margins of the cell.
    ///
    /// ```swift
    /// Row("progress", view: UIProgressView()) { bar in bar.progress = model.progress }
    /// ```
    ///
    /// - Parameters:
    ///   - id: The identity of the row in its section; by default its source location.
    ///   - view: Makes the view of a new cell. A reused cell keeps its view. The views of one class should therefore be
    ///     equal.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - fill: Configures the view before it is displayed.
    public init<Content: UIView>(
        _ id: AnyHashable? = nil, view: @autoclosure @escaping @MainActor () -> Content, file: String = #fileID, line: Int = #line,
        _ fill: @escaping @MainActor (Content) -> Void
    ) {
        self.init(
            id, .cells(of: ViewTableCell<Content>.self, isFilled: true), SourceLocation(file, line),
            fill: Self.forAnyCell { (cell: ViewTableCell<Content>) in fill(cell.content(view)) })
    }

    /// Makes a row that shows a view. The closure receives an owner, which is held weakly.
    public init<Content: UIView, Owner: AnyObject>(
        _ id: AnyHashable? = nil, view: @autoclosure @escaping @MainActor () -> Content, _ owner: Owner, file: String = #fileID,
        line: Int = #line,
        _ fill: @escaping @MainActor (Owner, Content) -> Void
    ) {
        self.init(
            id, .cells(of: ViewTableCell<Content>.self, isFilled: true), SourceLocation(file, line),
            fill: Self.forAnyCell(owner) { (owner, cell: ViewTableCell<Content>) in fill(owner, cell.content(view)) })
    }
}

extension Row where Cell == UICollectionViewCell {
    /// Makes an item that shows a view within the margins of the cell.
    ///
    /// - Parameters:
    ///   - id: The identity of the item in its section; by default its source location.
    ///   - view: Makes the view of a new cell. A reused cell keeps its view. The views of one class should therefore be
    ///     equal.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - fill: Configures the view before it is displayed.
    public init<Content: UIView>(
        _ id: AnyHashable? = nil, view: @autoclosure @escaping @MainActor () -> Content, file: String = #fileID, line: Int = #line,
        _ fill: @escaping @MainActor (Content) -> Void
    ) {
        self.init(
            id, .cells(of: ViewItemCell<Content>.self, isFilled: true), SourceLocation(file, line),
            fill: Self.forAnyCell { (cell: ViewItemCell<Content>) in fill(cell.content(view)) })
    }

    /// Makes an item that shows a view. The closure receives an owner, which is held weakly.
    public init<Content: UIView, Owner: AnyObject>(
        _ id: AnyHashable? = nil, view: @autoclosure @escaping @MainActor () -> Content, _ owner: Owner, file: String = #fileID,
        line: Int = #line,
        _ fill: @escaping @MainActor (Owner, Content) -> Void
    ) {
        self.init(
            id, .cells(of: ViewItemCell<Content>.self, isFilled: true), SourceLocation(file, line),
            fill: Self.forAnyCell(owner) { (owner, cell: ViewItemCell<Content>) in fill(owner, cell.content(view)) })
    }

    /// Makes an item that shows a content configuration in a list cell; `nil` for an empty cell.
    ///
    /// - Parameters:
    ///   - id: The identity of the item in its section; by default its source location.
    ///   - configuration: The content.
    ///   - accessories: The accessories of the cell; none by default.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    public init(
        _ id: AnyHashable? = nil, configuration: (any UIContentConfiguration)?, accessories: [UICellAccessory] = [],
        file: String = #fileID, line: Int = #line
    ) {
        // Accessories are not comparable.
        let content = accessories.isEmpty ? (configuration as? any Equatable).map(RowContent.init) : nil
        self.init(
            id, .cells(of: UICollectionViewListCell.self, isFilled: true), SourceLocation(file, line), content: content,
            fill: Self.forAnyCell { (cell: UICollectionViewListCell) in
                cell.contentConfiguration = configuration
                cell.accessories = accessories
            })
    }
}

/// A table cell that shows a view.
private final class ViewTableCell<Content: UIView>: UITableViewCell {
    private var content: Content?

    /// Returns the view, which is made on first use.
    func content(_ make: @MainActor () -> Content) -> Content {
        if let content { return content }
        let view = make()
        contentView.fill(with: view)
        content = view
        return view
    }
}

/// A list cell that shows a view.
private final class ViewItemCell<Content: UIView>: UICollectionViewListCell {
    private var content: Content?

    /// Returns the view, which is made on first use.
    func content(_ make: @MainActor () -> Content) -> Content {
        if let content { return content }
        let view = make()
        contentView.fill(with: view)
        content = view
        return view
    }
}

extension UIView {
    /// Adds a subview within the margins of this view. A subview without a height of its own fills the height.
    fileprivate func fill(with content: UIView) {
        content.translatesAutoresizingMaskIntoConstraints = false
        addSubview(content)
        let guide = layoutMarginsGuide
        let height = content.heightAnchor.constraint(equalTo: guide.heightAnchor)
        height.priority = UILayoutPriority(UILayoutPriority.defaultLow.rawValue - 1)
        let minimumHeight = heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
        minimumHeight.priority = UILayoutPriority(UILayoutPriority.required.rawValue - 1)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(greaterThanOrEqualTo: guide.topAnchor), content.centerYAnchor.constraint(equalTo: centerYAnchor),
            content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            height, minimumHeight,
        ])
    }
}
