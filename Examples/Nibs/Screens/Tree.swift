/// A tree of the list.
struct Tree: Equatable {
    var name: String
    var latin: String
    /// The height in metres.
    var height: Int
    var isEvergreen = false

    static let all = [
        Tree(name: "Beech", latin: "Fagus sylvatica", height: 30),
        Tree(name: "Oak", latin: "Quercus robur", height: 25),
        Tree(name: "Spruce", latin: "Picea abies", height: 40, isEvergreen: true),
        Tree(name: "Birch", latin: "Betula pendula", height: 20),
        Tree(name: "Yew", latin: "Taxus baccata", height: 15, isEvergreen: true),
    ]
}
