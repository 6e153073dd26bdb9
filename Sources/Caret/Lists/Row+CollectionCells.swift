extension Row where Cell == UICollectionViewCell {
    /// Makes an item that is shown with cells of a class.
    ///
    /// - Parameters:
    ///   - id: tells the item from others of its section; by default its place in the source does.
    ///   - type: of the cells.
    ///   - file: where the item is made; leave it out.
    ///   - line: likewise.
    ///   - fill: puts content into a cell before it is shown; none by default.
    public init<Specific: UICollectionViewCell>(
        _ id: AnyHashable? = nil, cell type: Specific.Type, file: String = #fileID, line: Int = #line,
        _ fill: (@MainActor (Specific) -> Void)? = nil
    ) {
        self.init(id, .cells(of: type, isFilled: fill != nil), Site(file, line), fill: fill.map(Self.forAnyCell))
    }

    /// Makes an item whose cell is filled anew only when `value` is another.
    public init<Specific: UICollectionViewCell, Value: Equatable>(
        _ id: AnyHashable? = nil, cell type: Specific.Type, value: Value, file: String = #fileID, line: Int = #line,
        _ fill: @escaping @MainActor (Specific, Value) -> Void
    ) {
        self.init(
            id, .cells(of: type, isFilled: true), Site(file, line), content: RowContent(value),
            fill: Self.forAnyCell { (cell: Specific) in fill(cell, value) })
    }

    /// Makes an item whose closure is handed an owner that it does not keep; without the owner the cell is left as it is.
    public init<Specific: UICollectionViewCell, Owner: AnyObject>(
        _ id: AnyHashable? = nil, cell type: Specific.Type, _ owner: Owner, file: String = #fileID, line: Int = #line,
        _ fill: @escaping @MainActor (Owner, Specific) -> Void
    ) {
        self.init(id, .cells(of: type, isFilled: true), Site(file, line), fill: Self.forAnyCell(owner, fill))
    }

    /// The item with a size of its own in a flow layout, in points.
    public func size(_ size: CGSize) -> Row { with { $0.measures.size = size } }
}
