import UIKit

/// A controller with a nib, in the five usual steps.
///
/// The five steps are a class, a nib of its name, the File's Owner, a view, and a linked `view` outlet.
final class AboutViewController: UIViewController {
    @Outlet var wordsLabel: UILabel!
    private(set) var thanks = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "About"
    }

    @IBAction func thank(_ sender: UIButton) {
        thanks += 1
        wordsLabel.text = thanks == 1 ? "Thank you!" : "Thank you, \(thanks) times!"
    }
}
