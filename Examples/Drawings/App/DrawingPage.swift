import UIKit

/// A page of the app; its raw value is its name on the command line.
enum DrawingPage: String, CaseIterable {
    case pie, line, patterns, gradients, blends, shadows, masks, effects, flips, scripts

    var title: String {
        switch self {
        case .pie: "Pie"
        case .line: "Diagonal Line"
        case .patterns: "Patterns"
        case .gradients: "Gradients"
        case .blends: "Blend Modes"
        case .shadows: "Shadows"
        case .masks: "Masks"
        case .effects: "Effects"
        case .flips: "Flips"
        case .scripts: "Eight Scripts"
        }
    }

    /// A short description of the drawing.
    var summary: String {
        switch self {
        case .pie: "A disc that a display link fans out in three seconds"
        case .line: "A layer that draws one more point of its diagonal in each frame"
        case .patterns: "Stripes and tiles, coloured and uncoloured"
        case .gradients: "Linear, radial and conic, in contexts and in layers"
        case .blends: "All the ways in which a colour meets another"
        case .shadows: "Of layers and of contexts, wide, narrow and coloured"
        case .masks: "Pictures seen through paths, texts and gradients"
        case .effects: "Blurs of what lies behind, and texts in its colours"
        case .flips: "Cards turned in space, near and far"
        case .scripts: "One text engine, from left and from right"
        }
    }

    @MainActor func makeView() -> UIView {
        switch self {
        case .pie: PieView()
        case .line: LineView()
        case .patterns: SampleGridView(PatternSamples.all)
        case .gradients: SampleGridView(GradientSamples.all)
        case .blends: SampleGridView(BlendSamples.all, columns: 4)
        case .shadows: SampleGridView(ShadowSamples.all)
        case .masks: SampleGridView(MaskSamples.all)
        case .effects: SampleGridView(EffectSamples.all)
        case .flips: FlipsView()
        case .scripts: ScriptsView()
        }
    }
}
