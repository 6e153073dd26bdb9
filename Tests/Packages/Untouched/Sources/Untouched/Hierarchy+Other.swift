import UIKit

extension LeafViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        calls.append("leaf viewWillAppear")
    }

    override var prefersStatusBarHidden: Bool { true }

    /// The selector of a superclass's extension in another file.
    var reloading: Selector { #selector(reload) }
}
