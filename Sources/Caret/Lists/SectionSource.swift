/// What shows a section list: the data source of a table or collection view.
@MainActor protocol SectionSource<Cell>: AnyObject {
    associatedtype Cell: ListCell
    var isInWindow: Bool { get }
    func show(_ plan: ListPlan<Cell>, insteadOf old: ListPlan<Cell>, refilling rows: [Int], animated: Bool)
    func refill(_ rows: [Int])
}
