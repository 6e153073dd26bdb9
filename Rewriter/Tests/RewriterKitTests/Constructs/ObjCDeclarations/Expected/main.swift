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
print(_sel1                        , _sel2                        , _sel3                         , _sel4                         )
print(_sel5                         , _sel6                         , _sel7                     , _sel8                   )
print(ClassTables.named("AppLegacyModel") as Any, ClassTables.named("SpaceClass") == Space.Ship.self, ClassTables.named("App.Later") == Later.self)
print(ClassTables.named("UILabel") == UILabel.self, ClassTables.named("Nothing") == nil, Level.high.rawValue, Model()[4], Model.make().secret)
block(1)
Outer<Int>.Inner().perform(_sel9                          )
func className<T: UIView>(_ type: T.Type) -> String { ClassTables.name(T.self)         }
print(ClassTables.name (UILabel.self), ClassTables.name (Later.self), ClassTables.name(UIView.self)        , ClassTables.name(Later.self)             , className(UIButton.self))

#sourceLocation(file: "main.swift", line: 18)
nonisolated fileprivate var _sel1: Selector { Selector(named: "getOn", reading: { (target: Model) in target.isOn }) }
#sourceLocation(file: "main.swift", line: 18)
nonisolated fileprivate var _sel2: Selector { Selector(named: "putOn:", writing: { (target: Model, value) in target.isOn = value }) }
#sourceLocation(file: "main.swift", line: 18)
nonisolated fileprivate var _sel3: Selector { Selector(named: "amount", reading: { (target: Model) in target.total }) }
#sourceLocation(file: "main.swift", line: 18)
nonisolated fileprivate var _sel4: Selector { Selector(named: "setAmount:", writing: { (target: Model, value) in target.total = value }) }
#sourceLocation(file: "main.swift", line: 19)
nonisolated fileprivate var _sel5: Selector { Selector(named: "title", reading: { (target: Model) in target.title }) }
#sourceLocation(file: "main.swift", line: 19)
nonisolated fileprivate var _sel6: Selector { Selector(named: "setCount:", writing: { (target: Model, value) in target.count = value }) }
#sourceLocation(file: "main.swift", line: 18)
nonisolated fileprivate var _sel7: Selector { Selector(named: "sayIt:", Speaker
                                                                                       .say(_:)) }
#sourceLocation(file: "main.swift", line: 19)
nonisolated fileprivate var _sel8: Selector { Selector(named: "sayIt:", { (target: any Named) in target.say(_:) }) }
#sourceLocation(file: "main.swift", line: 22)
nonisolated fileprivate var _sel9: Selector { let method = Outer<Int>.Inner
                                                     .tap
return Selector(inferring: "tap", method) }
