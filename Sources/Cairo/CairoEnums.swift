@_implementationOnly import CCairo

/// The shape of line ends.
package enum CairoLineCap: Hashable, Sendable { case butt, round, square }

/// The shape of line joins.
package enum CairoLineJoin: Hashable, Sendable { case miter, round, bevel }

/// The rule that determines the inside of a self-intersecting path.
package enum CairoFillRule: Hashable, Sendable { case winding, evenOdd }

/// The interpolation between pixels.
package enum CairoFilter: Hashable, Sendable { case nearest, bilinear, good, best }

/// The content of a pattern outside its bounds.
package enum CairoExtend: Hashable, Sendable { case none, repeated, reflect, pad }

/// The compositing operator, with the names of the manual.
package enum CairoOperator: Hashable, Sendable {
    case clear, source, over, `in`, out, atop, dest, destOver, destIn, destOut, destAtop, xor, add
    case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, hardLight, softLight, difference, exclusion
    case hue, saturation, color, luminosity
}

extension CairoLineCap {
    var raw: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension CairoLineJoin {
    var raw: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}

extension CairoFillRule {
    var raw: cairo_fill_rule_t {
        switch self {
        case .winding: CAIRO_FILL_RULE_WINDING
        case .evenOdd: CAIRO_FILL_RULE_EVEN_ODD
        }
    }
}

extension CairoFilter {
    var raw: cairo_filter_t {
        switch self {
        case .nearest: CAIRO_FILTER_NEAREST
        case .bilinear: CAIRO_FILTER_BILINEAR
        case .good: CAIRO_FILTER_GOOD
        case .best: CAIRO_FILTER_BEST
        }
    }
}

extension CairoExtend {
    var raw: cairo_extend_t {
        switch self {
        case .none: CAIRO_EXTEND_NONE
        case .repeated: CAIRO_EXTEND_REPEAT
        case .reflect: CAIRO_EXTEND_REFLECT
        case .pad: CAIRO_EXTEND_PAD
        }
    }
}

extension CairoOperator {
    var raw: cairo_operator_t {
        switch self {
        case .clear: CAIRO_OPERATOR_CLEAR
        case .source: CAIRO_OPERATOR_SOURCE
        case .over: CAIRO_OPERATOR_OVER
        case .in: CAIRO_OPERATOR_IN
        case .out: CAIRO_OPERATOR_OUT
        case .atop: CAIRO_OPERATOR_ATOP
        case .dest: CAIRO_OPERATOR_DEST
        case .destOver: CAIRO_OPERATOR_DEST_OVER
        case .destIn: CAIRO_OPERATOR_DEST_IN
        case .destOut: CAIRO_OPERATOR_DEST_OUT
        case .destAtop: CAIRO_OPERATOR_DEST_ATOP
        case .xor: CAIRO_OPERATOR_XOR
        case .add: CAIRO_OPERATOR_ADD
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        }
    }
}
