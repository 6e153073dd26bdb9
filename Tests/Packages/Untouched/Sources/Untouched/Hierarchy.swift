import UIKit

class BaseViewController: UIViewController {
    var calls: [String] = []

    func describe() -> String { "base" }
}

extension BaseViewController {
    @objc func reload() { calls.append("base reload") }

    @objc var subtitle: String { "base subtitle" }
}

class MiddleViewController: BaseViewController {
    private class Helper: NSObject {
        var isCalled = false
        @objc func help() { isCalled = true }
    }

    func helps() -> Bool {
        let helper = Helper()
        helper.perform(#selector(Helper.help))
        return helper.isCalled
    }
}

extension MiddleViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        calls.append("middle viewDidLoad")
    }

    override func describe() -> String { "middle of " + super.describe() }
}

final class LeafViewController: MiddleViewController {
    override func reload() {
        super.reload()
        calls.append("leaf reload")
    }

    override var subtitle: String { "leaf, " + super.subtitle }
}
