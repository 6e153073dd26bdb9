import PlaygroundSupport
import UIKit

// A program without an app delegate. It shows a live view, as a playground does.
//
// With the argument `work`, the program shows nothing, and ends when its work is done. With `fail`, it ends with an
// error, and shows nothing either.

/// Shows a greeting, which counts taps.
final class GreetingViewController: UIViewController {
    private var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Hello") { [weak self] in self?.greet($0) })
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        NSLayoutConstraint.activate([
            button.centerXAnchor.constraint(equalTo: view.centerXAnchor), button.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    private func greet(_ action: UIAction) {
        count += 1
        (action.sender as? UIButton)?.configuration?.title = "Hello \(count)"
    }
}

switch CommandLine.arguments.dropFirst().first {
case "work":
    PlaygroundPage.current.needsIndefiniteExecution = true
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(50)) {
        print("The work is done.")
        PlaygroundPage.current.finishExecution()
    }
case "fail":
    PlaygroundPage.current.liveView = GreetingViewController()
    exit(3)
default: PlaygroundPage.current.liveView = GreetingViewController()
}
print("This is the end of main.swift.")
