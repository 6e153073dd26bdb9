import UIKit

let model = Later()
let names = [
    "commented", "splitWithOver::", "repeat", "animateWithDuration:", "result", "old", "conditional", "unknown", "inComment",
]
print(names.map { model.responds(to: Selector($0)) })
for name in names where name != "old" {
    if name.hasSuffix("::") || name == "inComment" { continue }
    if name.hasSuffix(":") { model.perform(Selector(name), with: 7) } else { model.perform(Selector(name)) }
}
let speaker = Speaker()
speaker.perform(Selector("sayIt:"), with: "hello")
print(speaker.responds(to: Selector("say:")), speaker.responds(to: Selector("shout")))
let ship = Space.Ship()
print(["fly", "land", "hidden"].map { ship.responds(to: Selector($0)) })
secret().perform(Selector("tap"))
print(#selector(getter: Model.isOn), #selector(setter: Model.isOn), #selector(getter: Model.total), #selector(setter: Model.total))
print(#selector(getter: Model.title), #selector(setter: Model.count), #selector(Speaker.say(_:)), #selector(Named.say(_:)))
print(NSClassFromString("AppLegacyModel") as Any, NSClassFromString("SpaceClass") == Space.Ship.self, NSClassFromString("App.Later") == Later.self)
print(NSClassFromString("UILabel") == UILabel.self, NSClassFromString("Nothing") == nil, Level.high.rawValue, Model()[4], Model.make().secret)
block(1)
Outer<Int>.Inner().perform(#selector(Outer<Int>.Inner.tap))
func className<T: UIView>(_ type: T.Type) -> String { T.description() }
print(NSStringFromClass(UILabel.self), NSStringFromClass(Later.self), UIView.description(), Later.self.description(), className(UIButton.self))
