/// What a table tells a header or footer about its look.
struct HeaderFooterLook: Equatable {
    var style = UITableView.Style.plain
    var isHeader = true
    var isFirst = false
    /// How far words are from the edges, in points.
    var margins = UIEdgeInsets(top: 8, left: TableMetrics.margin, bottom: 8, right: TableMetrics.margin)
}

/// The views of a header or footer that are made when they are first needed.
@MainActor struct HeaderFooterParts {
    var text: UILabel?
    var detail: UILabel?
    var content: (UIView & UIContentView)?
    var ground: BackgroundConfigurationView?
    var needsConfiguration = true
    /// The look that the label's font and colour were set for.
    var styled: UITableView.Style?
}
