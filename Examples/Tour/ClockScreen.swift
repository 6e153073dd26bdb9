import Caret
import UIKit

final class ClockScreen: UIViewController {
    let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Clock"
        label.font = .preferredFont(forTextStyle: .title2)
        label.text = "0 s"
        stack([label])
        countSeconds()
    }

    func countSeconds() {
        during(.appearance) { screen in
            Ticker(every: .seconds(1)).on(.tick, screen) { screen, count in screen.label.text = "\(count) s" }
        }
    }
}
