extension Row where Cell == UITableViewCell {
    /// Makes a row that is shown in a cell of a class.
    ///
    /// - Parameters:
    ///   - id: The identity of the row in its section; by default its source location.
    ///   - type: The class of the cells; `UITableViewCell` uses the default style.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - fill: Configures a cell before it is displayed; none by default.
    public init<Specific: UITableViewCell>(
        _ id: AnyHashable? = nil, cell type: Specific.Type, file: String = #fileID, line: Int = #line,
        _ fill: (@MainActor (Specific) -> Void)? = nil
    ) {
        self.init(id, .cells(of: type, isFilled: fill != nil), SourceLocation(file, line), fill: fill.map(Self.forAnyCell))
    }

    /// Makes a row whose cell is configured again only when `value` changes.
    public init<Specific: UITableViewCell, Value: Equatable>(
        _ id: AnyHashable? = nil, cell type: Specific.Type, value: Value, file: String = #fileID, line: Int = #line,
        _ fill: @escaping @MainActor (Specific, Value) -> Void
    ) {
        self.init(
            id, .cells(of: type, isFilled: true), SourceLocation(file, line), content: RowContent(value),
            fill: Self.forAnyCell { (cell: Specific) in fill(cell, value) })
    }

    /// Makes a row whose closure receives an owner. The owner is held weakly. If the owner has been deallocated, the
    /// cell is left unchanged.
    public init<Specific: UITableViewCell, Owner: AnyObject>(
        _ id: AnyHashable? = nil, cell type: Specific.Type, _ owner: Owner, file: String = #fileID, line: Int = #line,
        _ fill: @escaping @MainActor (Owner, Specific) -> Void
    ) {
        self.init(id, .cells(of: type, isFilled: true), SourceLocation(file, line), fill: Self.forAnyCell(owner, fill))
    }

    /// Makes a row with one of UIKit's cell styles.
    ///
    /// - Parameters:
    ///   - id: The identity of the row in its section.
    ///   - style: The style of the cell; `.default` by default, which does not show the detail.
    ///   - text: The primary text.
    ///   - detail: The secondary text.
    ///   - image: The image before the text.
    ///   - accessory: The accessory after the text.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    public init(
        _ id: AnyHashable?, _ style: UITableViewCell.CellStyle = .default, _ text: String, _ detail: String? = nil, image: UIImage? = nil,
        accessory: UITableViewCell.AccessoryType = .none, file: String = #fileID, line: Int = #line
    ) {
        let rowText = RowText(text: text, detail: detail, image: image.map(ObjectIdentifier.init), accessory: accessory)
        self.init(id, .style(style), SourceLocation(file, line), content: RowContent(rowText)) { cell in
            cell.textLabel?.text = text
            cell.detailTextLabel?.text = detail
            cell.imageView?.image = image
            cell.accessoryType = accessory
        }
    }

    /// Makes a row with one of UIKit's cell styles. The row is identified by its source location.
    public init(
        _ style: UITableViewCell.CellStyle, _ text: String, _ detail: String? = nil, image: UIImage? = nil,
        accessory: UITableViewCell.AccessoryType = .none, file: String = #fileID, line: Int = #line
    ) {
        self.init(nil, style, text, detail, image: image, accessory: accessory, file: file, line: line)
    }

    /// Makes a row that shows a content configuration; `nil` for an empty cell. If the configuration is `Equatable`,
    /// the cell is configured again only when the configuration changes.
    public init(
        _ id: AnyHashable? = nil, configuration: (any UIContentConfiguration)?, file: String = #fileID, line: Int = #line
    ) {
        let content = (configuration as? any Equatable).map(RowContent.init)
        self.init(id, .cells(of: UITableViewCell.self, isFilled: true), SourceLocation(file, line), content: content) { cell in
            cell.contentConfiguration = configuration
        }
    }

    /// Returns the row with an indentation level for its content.
    public func indentation(_ level: Int) -> Row { with { $0.measures.indentation = level } }
}

/// The content of a row that has one of UIKit's cell styles.
private struct RowText: Equatable {
    let text: String
    let detail: String?
    let image: ObjectIdentifier?
    let accessory: UITableViewCell.AccessoryType
}
