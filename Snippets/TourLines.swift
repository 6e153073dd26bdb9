// The lines between the samples of the tour, each in a context that makes it compile.

import Caret
import CaretPictures
import Observation
import UIKit

enum Store { static let saved = Notification.Name("saved") }

@MainActor @Observable final class Trade {
    var price = Decimal(2)
    var nights = 2
}

@MainActor final class Counter {
    var count = 0
}

struct Shop {
    var name = "Baker"
}

final class Lines: UIViewController {
    let shops = [Shop()]
    let (model, button, field, priceField) = (Trade(), UIButton(type: .system), UITextField(), UITextField())
    let (resetButton, counter) = (UIButton(type: .system), Counter())
    let (searchBar, table, card, pan) = (UISearchBar(), UITableView(), UIView(), UIPanGestureRecognizer())
    let canDrag = true
    var taps = 0

    func find(_ text: String) async {}
    func showCount(_ count: Int) {}

    func lines() {
        button.on(.tap) { print("tapped") }
        button.on(.tap, self) { screen in screen.taps += 1 }.lifetime(.once)
        resetButton.on(.tap, counter) { counter in counter.count = 0 }
        focusOrder = FocusOrder([field, priceField])
        UITableView().show(
            Form(of: model) {
                Fields {
                    Field(stepper: "Nights", \.nights, in: 1...14)
                    Field(submit: "Order")
                }
            })
        bind(priceField, model, \.price, format: .currency(code: "EUR"))
        table.sections([Section { Row("date", .value1, "Date", "Today") }])
        field.on(.editingChanged.debounce(for: .milliseconds(300)), self) { screen, text in screen.title = text }
        searchBar.onSearch(self) { screen, text in await screen.find(text) }
        let (photo, cart) = (URL(string: "https://example.org/a.png"), UIImage(systemName: "cart"))
        table.sections {
            Row(photo, cell: UITableViewCell.self) { cell in cell.imageView?.show(photo, placeholder: cart) }
        }
        on(.keyboard, self) { screen, keyboard in
            screen.taps += 1
            keyboard.animate { [card = screen.card] in card.alpha = 0.5 }
        }
        let shown = table.sections(self) { screen in
            let shops = screen.shops
            for shop in shops { Section(shop.name, header: shop.name) { Row(shop.name, .default, shop.name) } }
        }
        shown.update()
        on(.willAppear, self) { screen, _ in screen.taps = 0 }
        on(.didDisappear, self) { screen, _ in screen.taps = 0 }
        NotificationCenter.default.on(.posted(Store.saved) { $0.userInfo?["count"] as? Int ?? 0 }, self, call: Lines.showCount)
        task(.appearance) { screen in screen.taps = 0 }
        during(.appearance) { screen in
            Ticker(every: .seconds(1)).on(.tick, screen) { screen, count in screen.taps = count }
        }
        Ticker(every: .seconds(1)).on(.tick, self) { screen, count in screen.taps = count }
        Ticker(after: .seconds(2)).on(.tick, self) { screen, _ in screen.taps = 0 }
        showAlert(title: "Stop?") { addButton in addButton("Stop") { print("stopped") } }
        show(Alert("Saved"))
        pan.answer(.shouldBegin, self) { screen in screen.canDrag }
        card.animate(for: .seconds(2)) { frame in print(frame.progress) }
        card.onFrame(self) { screen, frame in screen.taps = frame.index }
    }

    func wait() async throws {
        title = await ask("Which tea?", confirm: "Rename", cancel: "Keep")
        try await button.next(.tap)
    }
}

let window = UIWindow()
let screen = Lines()
window.rootViewController = screen
window.makeKeyAndVisible()
screen.lines()
screen.button.sendActions(for: .primaryActionTriggered)
print("tapped \(screen.taps) times")
