import Model
import UIKit

open class FormViewController: UIViewController {
    @IBOutlet public weak var header: UILabel!
    @IBOutlet public var fields: [UITextField] = []
}

public final class OrderViewController: FormViewController, UITableViewDataSource, UITableViewDelegate {
    @IBOutlet private weak var table: UITableView?
    @IBOutlet var counter: CounterView! {
        didSet { counter.note = "connected" }
    }
    var meals = [Meal(title: "Kebab", price: 6.5), Meal(title: "Falafel", price: 5)]
    private(set) var orders: [String] = []

    public static func fromStoryboard() -> OrderViewController {
        let storyboard = UIStoryboard(name: "Order", bundle: .module)
        guard let controller = storyboard.instantiateInitialViewController() as? OrderViewController else {
            fatalError("the storyboard has another initial view controller")
        }
        return controller
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Order"
        table?.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: Selector(("finish:")))
    }

    @IBAction private func order(_ sender: UIButton) { orders.append(sender.title(for: .normal) ?? "") }

    @IBAction func clear() { orders = [] }

    @IBSegueAction func makeDetail(_ coder: NSCoder, sender: Any?) -> UIViewController? {
        DetailViewController(coder: coder, meal: meals[0])
    }

    @objc func finish(_ sender: Any?) { orders.append("finished") }

    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { meals.count }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = meals[indexPath.row].title
        return cell
    }

    var hasTable: Bool { table?.dataSource === self }
}

final class DetailViewController: UIViewController {
    let meal: Meal

    init?(coder: NSCoder, meal: Meal) {
        self.meal = meal
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) { nil }
}

#Preview("On its side", traits: .landscapeLeft) {
    UINavigationController(rootViewController: OrderViewController.fromStoryboard())
}

@available(iOS 17, *)
#Preview(traits: .fixedLayout(width: 300, height: 200)) { OrderViewController.fromStoryboard() }
