import UIKit

final class PlainClockScreen: ColumnScreen {
    private(set) var seconds = 0
    private let label = UILabel()
    private var ticking: Task<Void, Never>?

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "0 s"
        show(label)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        ticking?.cancel()
        ticking = Task { [weak self] in
            while (try? await Task.sleep(for: .seconds(1))) != nil { self?.count() }
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        ticking?.cancel()
    }

    private func count() {
        seconds += 1
        label.text = "\(seconds) s"
    }
}
