/// The data source of a table or collection view, which shows a section list.
@MainActor protocol SectionSource<Cell>: AnyObject {
    associatedtype Cell: ListCell
    var isInWindow: Bool { get }
    func show(_ plan: ListPlan<Cell>, insteadOf old: ListPlan<Cell>, refilling rows: [Int], animated: Bool)
    func refill(_ rows: [Int])
}
