extension Row where Cell == UITableViewCell {
    /// Makes a row that is shown with cells of a class.
    ///
    /// - Parameters:
    ///   - id: tells the row from others of its section; by default its place in the source does.
    ///   - type: of the cells; `UITableViewCell` stands for the default style.
    ///   - file: where the row is made; leave it out.
    ///   - line: likewise.
    ///   - fill: puts content into a cell before it is shown; none by default.
    public init<Specific: UITableViewCell>(
        _ id: AnyHashable? = nil, cell type: Specific.Type, file: String = #fileID, line: Int = #line,
        _ fill: (@MainActor (Specific) -> Void)? = nil
    ) {
        self.init(id, .cells(of: type, isFilled: fill != nil), Site(file, line), fill: fill.map(Self.forAnyCell))
    }

    /// Makes a row whose cell is filled anew only when `value` is another.
    public init<Specific: UITableViewCell, Value: Equatable>(
        _ id: AnyHashable? = nil, cell type: Specific.Type, value: Value, file: String = #fileID, line: Int = #line,
        _ fill: @escaping @MainActor (Specific, Value) -> Void
    ) {
        self.init(
            id, .cells(of: type, isFilled: true), Site(file, line), content: RowContent(value),
            fill: Self.forAnyCell { (cell: Specific) in fill(cell, value) })
    }

    /// Makes a row whose closure is handed an owner that it does not keep; without the owner the cell is left as it is.
    public init<Specific: UITableViewCell, Owner: AnyObject>(
        _ id: AnyHashable? = nil, cell type: Specific.Type, _ owner: Owner, file: String = #fileID, line: Int = #line,
        _ fill: @escaping @MainActor (Owner, Specific) -> Void
    ) {
        self.init(id, .cells(of: type, isFilled: true), Site(file, line), fill: Self.forAnyCell(owner, fill))
    }

    /// Makes a row of one of UIKit's styles.
    ///
    /// - Parameters:
    ///   - id: tells the row from others of its section.
    ///   - style: of the cell; `.default` by default, which shows no detail.
    ///   - text: the first words.
    ///   - detail: the second words.
    ///   - image: before the words.
    ///   - accessory: behind them.
    ///   - file: where the row is made; leave it out.
    ///   - line: likewise.
    public init(
        _ id: AnyHashable?, _ style: UITableViewCell.CellStyle = .default, _ text: String, _ detail: String? = nil, image: UIImage? = nil,
        accessory: UITableViewCell.AccessoryType = .none, file: String = #fileID, line: Int = #line
    ) {
        let words = RowWords(text: text, detail: detail, image: image.map(ObjectIdentifier.init), accessory: accessory)
        self.init(id, .style(style), Site(file, line), content: RowContent(words)) { cell in
            cell.textLabel?.text = text
            cell.detailTextLabel?.text = detail
            cell.imageView?.image = image
            cell.accessoryType = accessory
        }
    }

    /// Makes a row of one of UIKit's styles that is known by its place in the source.
    public init(
        _ style: UITableViewCell.CellStyle, _ text: String, _ detail: String? = nil, image: UIImage? = nil,
        accessory: UITableViewCell.AccessoryType = .none, file: String = #fileID, line: Int = #line
    ) {
        self.init(nil, style, text, detail, image: image, accessory: accessory, file: file, line: line)
    }

    /// Makes a row that shows a configuration; `nil` for an empty cell.
    public init(
        _ id: AnyHashable? = nil, configuration: (any UIContentConfiguration)?, file: String = #fileID, line: Int = #line
    ) {
        self.init(id, .cells(of: UITableViewCell.self, isFilled: true), Site(file, line)) { cell in
            cell.contentConfiguration = configuration
        }
    }

    /// The row with the content indented by so many steps.
    public func indentation(_ level: Int) -> Row { with { $0.measures.indentation = level } }
}

/// What a row of a style says.
private struct RowWords: Equatable {
    let text: String
    let detail: String?
    let image: ObjectIdentifier?
    let accessory: UITableViewCell.AccessoryType
}
