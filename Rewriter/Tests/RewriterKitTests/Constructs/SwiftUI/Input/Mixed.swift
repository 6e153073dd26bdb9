import SwiftUI

// A type of the module hides the one of SwiftUI.
struct Label { var text: String }

public struct Item<Content> {
    /// The content; ‘Content’ is a parameter and no name of SwiftUI.
    let content: Content
    func title(_ label: Label) -> String { "\(label.text) of \(content)" }
}

extension View {
    /// Left out with its extension.
    var item: Item<Wrapper<Self>> { Item(content: Wrapper(view: self)) }
}

struct Wrapper<V: View> { let view: V }

struct Theme {
    var tint: Color
    var name = "theme"
}

enum Route {
    case list
    case picture(Image)
}

protocol Drawable { associatedtype Body: View; func body() -> Body }

final class Shelf: UIView, Drawable, Named {
    @objc func tap() { print("tap", name) }
    var name: String { "shelf" }
    func body() -> some View { Text(name) }
    func show() { let host = UIHostingController(rootView: Text("x")); print(host) }
    func use(_ theme: Theme) {}
    func open(_ route: Route) {}
    private lazy var badge = Text("badge")
    func describe() -> String { "\(badge)" }
    func count() -> Int { 2 }; func draw(_ color: Color) {}; func last() {}
}

final class Hosting<Content>: UIView where Content: View { var content: Content? }

protocol Named { var name: String { get } }

#Preview { Text("left out") }
#Preview { Shelf() }
