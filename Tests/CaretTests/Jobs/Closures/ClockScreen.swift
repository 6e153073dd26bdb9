import Caret
import UIKit

final class ClockScreen: ColumnScreen {
    private(set) var seconds = 0
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "0 s"
        show(label)
        during(.appearance) { screen in
            Ticker(every: .seconds(1)).on(.tick, screen) { screen, _ in screen.count() }
        }
    }

    private func count() {
        seconds += 1
        label.text = "\(seconds) s"
    }
}
