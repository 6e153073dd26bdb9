import UIKit

/// The height of a tree, compared with the highest.
final class ChartViewController: UIViewController {
    @Outlet var bar: UIProgressView!
    @Outlet var caption: UILabel!
    /// The height in metres.
    var height = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        bar.progress = Float(height) / 40
        caption.text = "\(height) of 40 m"
    }
}
