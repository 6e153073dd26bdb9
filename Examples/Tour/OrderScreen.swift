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
        form.onSubmit(self) { screen, order in await screen.send(order) }
        let item = UIBarButtonItem(title: "Order", style: .done, target: nil, action: nil)
        item.on(.tap, form) { form in await form.submit() }
        navigationItem.rightBarButtonItem = item
    }

    /// Sends the order; a server would answer here.
    func send(_ order: Order) async {
        order.isSent = true
    }
}
