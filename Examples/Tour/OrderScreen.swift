import Caret
import UIKit

final class OrderScreen: UITableViewController {
    let order = Order()
    lazy var form = Form(of: order) {
        Fields("You") {
            Field(text: "Name", \.name).required()
            Field(mail: "Mail", \.mail).valid("The address has no @.") { $0.mail.contains("@") }
        }
        Fields("Order", footer: "We deliver before noon.") {
            Field(segments: "Size", \.size, from: Size.allCases, named: \.rawValue)
            Field(picker: "Cups", \.cups, from: Array(1...9))
            Field(toggle: "Gift", \.isGift)
            Field(text: "Greeting", \.greeting).hidden { !$0.isGift }
        }
    }

    init() { super.init(style: .insetGrouped) }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Coffee"
        tableView.show(form)
        let item = UIBarButtonItem(title: "Order", style: .done, target: nil, action: nil)
        item.on(.tap, self, call: OrderScreen.send)
        navigationItem.rightBarButtonItem = item
    }

    func send() {
        if let problem = form.validate().first {
            form.edit(problem.id)
        } else {
            order.isSent = true
        }
    }
}
