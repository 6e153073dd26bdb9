import UIKit

/// The content of a sample picture.
enum SampleScene: CaseIterable, Sendable {
    case hills, sea, mountains, city, circles, forest, tiles, dunes

    var name: String {
        switch self {
        case .hills: "Hills"
        case .sea: "Sea"
        case .mountains: "Mountains"
        case .city: "City"
        case .circles: "Circles"
        case .forest: "Forest"
        case .tiles: "Tiles"
        case .dunes: "Dunes"
        }
    }

    func paint(_ canvas: inout SampleCanvas) {
        switch self {
        case .hills: canvas.paintHills()
        case .sea: canvas.paintSea()
        case .mountains: canvas.paintMountains()
        case .city: canvas.paintCity()
        case .circles: canvas.paintCircles()
        case .forest: canvas.paintForest()
        case .tiles: canvas.paintTiles()
        case .dunes: canvas.paintDunes()
        }
    }
}
