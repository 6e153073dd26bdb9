import UIKit

class Base: UIViewController {
    var log: [String] = []
}

extension Base {
    override func viewDidLoad() {
        super.viewDidLoad()
        log.append("Base.viewDidLoad")
    }
    override var prefersStatusBarHidden: Bool { return true }
    @objc func setup(with name: String) { log.append("Base.setup \(name)") }
    @objc open func plain() -> Int { 1 }
}

class Sub: Base {
    override func setup(with name: String) {
        super.setup(with: name + "!")
        log.append("Sub.setup")
    }
}

