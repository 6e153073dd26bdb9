import Caret
import CaretTesting
import Observation

/// A controller with a single table, and an app that shows it.
@MainActor final class ListScreen: UIViewController {
    let table: UITableView
    private let setUp: @MainActor (UITableView) -> Void

    init(style: UITableView.Style = .plain, _ setUp: @escaping @MainActor (UITableView) -> Void = { _ in }) {
        table = UITableView(frame: .zero, style: style)
        self.setUp = setUp
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.frame = view.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(table)
        setUp(table)
    }

    /// Launches an app with a table that `setUp` prepares before it is in a window.
    static func launch(
        style: UITableView.Style = .plain, _ setUp: @escaping @MainActor (UITableView) -> Void
    ) async throws -> (TestApp, UITableView) {
        let screen = ListScreen(style: style, setUp)
        let app = try await TestApp.launch(showing: { screen })
        await app.advance(frames: 2)
        return (app, screen.table)
    }
}

extension UITableView {
    /// The first texts of all visible cells, from top to bottom.
    var words: [String] { visibleCells.map { $0.textLabel?.text ?? "" } }
}

/// Tasks in lists, as an app would have them.
@MainActor @Observable final class TaskModel {
    @MainActor @Observable final class Task: Identifiable {
        let id: Int
        var name: String
        init(_ id: Int) {
            self.id = id
            name = "Task \(id)"
        }
    }

    var tasks: [Task]
    var title = "Tasks"

    init(_ count: Int) { tasks = (0..<count).map(Task.init) }
}

/// A cell with a closure of its own.
final class EditCell: UITableViewCell {
    let button = UIButton(type: .system)
    var note = ""
    var changed: ((String) -> Void)?
}

/// Pseudo-random numbers that are the same in every run.
struct Chance {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    /// Returns a number from 0 up to `limit`, exclusive.
    mutating func next(_ limit: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(max(1, limit)))
    }
}
