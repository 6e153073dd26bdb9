import Caret
import UIKit

final class LeakyScreen: UIViewController {
    let button = UIButton(configuration: .filled())
    var taps = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        stack([button])
        button.on(.tap) { self.taps += 1 }
    }
}
