import UIKit

/// Records the calls of a controller, in order.
@MainActor final class CallLog {
    var calls: [String] = []
}

/// A controller that records its calls in a log.
class RecordingController: UIViewController {
    let name: String
    let log: CallLog

    init(_ name: String, _ log: CallLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ call: String) { log.calls.append(name.isEmpty ? call : "\(name).\(call)") }

    override func loadView() {
        note("loadView")
        super.loadView()
        view.backgroundColor = .white
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        note("viewDidLoad")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("viewWillAppear(\(animated))")
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        note("viewIsAppearing(\(animated))")
    }
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        note("viewWillLayoutSubviews")
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        note("viewDidLayoutSubviews")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("viewDidAppear(\(animated))")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("viewWillDisappear(\(animated))")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("viewDidDisappear(\(animated))")
    }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        note("willMove(\(parent == nil ? "nil" : "parent"))")
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        note("didMove(\(parent == nil ? "nil" : "parent"))")
    }
}

extension CallLog {
    /// Returns the calls so far without those of layout, which may repeat, and empties the log.
    func take(layout: Bool = false) -> [String] {
        defer { calls = [] }
        return layout ? calls : calls.filter { !$0.hasSuffix("LayoutSubviews") }
    }
}
