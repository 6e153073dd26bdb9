import UIKit

/// A form of static cells in the storyboard.
final class FormViewController: UITableViewController {
    @Outlet var nameField: UITextField!
    @Outlet var heightSlider: UISlider!
    @Outlet var heightLabel: UILabel!
    @Outlet var evergreenSwitch: UISwitch!

    override func viewDidLoad() {
        super.viewDidLoad()
        heightDidChange(heightSlider)
    }

    /// The tree that the form describes; `nil` without a name.
    var tree: Tree? {
        guard let name = nameField.text, !name.isEmpty else { return nil }
        return Tree(name: name, latin: "", height: Int(heightSlider.value.rounded()), isEvergreen: evergreenSwitch.isOn)
    }

    @IBAction func heightDidChange(_ sender: UISlider) {
        heightLabel.text = "\(Int(sender.value.rounded())) m"
    }
}
