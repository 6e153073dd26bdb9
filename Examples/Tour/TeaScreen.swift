import Caret
import UIKit

enum Wish { case another, enough }

final class TeaScreen: UIViewController {
    let tea = Tea()
    let (name, time) = (UILabel(), UILabel())
    let brewButton = UIButton(configuration: .filled())
    let renameButton = UIButton(configuration: .gray())
    let stopButton = UIButton(configuration: .gray())
    var brewing: Subscription?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Tea"
        name.font = .preferredFont(forTextStyle: .title2)
        time.font = .preferredFont(forTextStyle: .body)
        brewButton.configuration?.title = "Brew"
        renameButton.configuration?.title = "Another name"
        stopButton.configuration?.title = "Stop"
        stack([name, time, brewButton, renameButton, stopButton])
        connect()
    }

    func connect() {
        observe(self) { screen in
            screen.name.text = screen.tea.name
            screen.time.text = screen.tea.seconds.map { "\($0) s left" } ?? "Cups: \(screen.tea.cups)"
            screen.stopButton.isEnabled = screen.tea.seconds != nil
        }
        brewButton.on(.tap, self, call: TeaScreen.brew)
        renameButton.on(.tap, self) { screen in await screen.rename() }
        stopButton.on(.tap, self) { screen in await screen.askToStop() }
        NotificationCenter.default.on(.posted(UIApplication.didEnterBackgroundNotification), self, call: TeaScreen.stop)
    }

    func rename() async {
        if let name = await ask("Which tea?", placeholder: "Name") { tea.name = name }
    }

    func askToStop() async {
        if await confirm("Stop?", "The tea will be weak.", "Stop", .destructive) { stop() }
    }

    func brew() {
        brewing?.cancel()
        tea.seconds = 5
        brewing = task { screen in
            let ticker = Ticker(every: .seconds(1))
            for await count in ticker.events(.tick) {
                screen.tea.seconds = 5 - count
                if count == 5 { break }
            }
            if !Task.isCancelled { await screen.finish() }
        }
    }

    func stop() {
        brewing?.cancel()
        tea.seconds = nil
    }

    func finish() async {
        // The tea is ready, so that `stop` must not cancel the question.
        brewing = nil
        tea.seconds = nil
        tea.cups += 1
        let alert = Alert("\(tea.name) is ready", "Another cup?") {
            AlertButton("Another cup", answer: Wish.another)
            AlertButton("Enough", .cancel, answer: .enough)
        }
        if case .another? = await show(alert).answer { brew() }
    }
}
