import Combine
import SwiftUI

/// A screen of UIKit beside a view of SwiftUI, which is left out here.
public final class BasketScreen: UIViewController {
    let basket = Basket()
    let label = UILabel()
    private(set) var changes = 0
    private var subscriptions: Set<AnyCancellable> = []

    override public func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
        basket.$text.combineLatest(NotificationCenter.default.publisher(for: .basketWasFilled).map { _ in "full" }.prepend("open"))
            .map { "\($0): \($1)" }.sink { [weak self] in self?.label.text = $0 }.store(in: &subscriptions)
        basket.objectWillChange.receive(on: RunLoop.main).sink { [weak self] in self?.changes += 1 }.store(in: &subscriptions)
    }

    func showCard() { present(UIHostingController(rootView: BasketCard(basket: basket)), animated: true) }
    var card: some View { BasketCard(basket: basket) }
}

struct BasketCard: View {
    @ObservedObject var basket: Basket
    var body: some View { Text(basket.text) }
}

extension Notification.Name {
    static let basketWasFilled = Notification.Name("basketWasFilled")
}
