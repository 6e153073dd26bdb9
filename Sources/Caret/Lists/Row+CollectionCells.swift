extension Row where Cell == UICollectionViewCell {
    /// Makes an item that is shown in a cell of a class.
    ///
    /// - Parameters:
    ///   - id: The identity of the item in its section; by default its source location.
    ///   - type: The class of the cells.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - fill: Configures a cell before it is displayed; none by default.
    public init<Specific: UICollectionViewCell>(
        _ id: AnyHashable? = nil, cell type: Specific.Type, file: String = #fileID, line: Int = #line,
        _ fill: (@MainActor (Specific) -> Void)? = nil
    ) {
        self.init(id, .cells(of: type, isFilled: fill != nil), SourceLocation(file, line), fill: fill.map(Self.forAnyCell))
    }

    /// Makes an item whose cell is configured again only when `value` changes.
    public init<Specific: UICollectionViewCell, Value: Equatable>(
        _ id: AnyHashable? = nil, cell type: Specific.Type, value: Value, file: String = #fileID, line: Int = #line,
        _ fill: @escaping @MainActor (Specific, Value) -> Void
    ) {
        self.init(
            id, .cells(of: type, isFilled: true), SourceLocation(file, line), content: RowContent(value),
            fill: Self.forAnyCell { (cell: Specific) in fill(cell, value) })
    }

    /// Makes an item whose closure receives an owner. The owner is held weakly. If the owner has been deallocated,
    /// the cell is left unchanged.
    public init<Specific: UICollectionViewCell, Owner: AnyObject>(
        _ id: AnyHashable? = nil, cell type: Specific.Type, _ owner: Owner, file: String = #fileID, line: Int = #line,
        _ fill: @escaping @MainActor (Owner, Specific) -> Void
    ) {
        self.init(id, .cells(of: type, isFilled: true), SourceLocation(file, line), fill: Self.forAnyCell(owner, fill))
    }

    /// Returns the item with its own size in a flow layout, in points.
    public func size(_ size: CGSize) -> Row { with { $0.measures.size = size } }
}
